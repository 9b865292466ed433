import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Gallery',
  group: 'Pictures and media',
  description: 'Images in a grid, a strip, a carousel or a slideshow.',
  withoutScripts: 'pictures in a grid or a row to scroll',
  budget: 6500,
  priority: 'high',
  variants: {
    'gallery-slideshow': { values: ['slideshow', 'slider'], budget: 3_530, priority: 'high' },
    'gallery-layouts': {
      values: ['autogrid', 'autocolumns', 'autorows', 'carousel', 'list'],
      budget: 2_800,
    },
  },
  events: ['change', 'reached-beginning', 'reached-end'],
  // A summary lists its items in a container of the same class.
  view: 'gallery-list',
  legacy: {
    types: ['gallery', 'instagram'],
    names: ['gallery', 'instagram'],
    bare: '.sqs-gallery-container:not(.summary-item-list-container)',
    ownsImages: true,
  },
} satisfies BlockManifest

/** The details of the block's events. */
export interface GalleryEvents {
  /** Another slide is current. */
  readonly change: {
    readonly index: number
    /** `null` after the first change. */
    readonly previous: number | null
    readonly direction: 'forward' | 'reverse'
    readonly slide:
      | { readonly src: string; readonly alt: string; readonly title: string; readonly id: string }
      | undefined
  }
  /** The visitor has tried to go back from the first slide. */
  readonly 'reached-beginning': { readonly index: number }
  /** The visitor has tried to go on from the last slide. */
  readonly 'reached-end': { readonly index: number }
}
