import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Gallery',
  description: 'Images in a grid, a strip, a carousel or a slideshow.',
  withoutScripts: 'pictures in a grid or a row to scroll',
  budget: 10_000,
  priority: 'high',
  parallelImports: false,
  events: ['change', 'reached-beginning', 'reached-end'],
  // A summary lists its items in a container of the same class.
  legacy: {
    types: ['gallery', 'instagram'],
    names: ['gallery', 'instagram'],
    bare: '.sqs-gallery-container:not(.summary-item-list-container)',
    ownsImages: true,
  },
} satisfies BlockManifest
