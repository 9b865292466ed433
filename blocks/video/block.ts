import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Video',
  group: 'Pictures and media',
  reservesBox: true,
  description: 'A video behind a thumbnail, from a provider or a file.',
  withoutScripts: 'a link with a thumbnail, or the `<video>` itself',
  budget: 3400,
  priority: 'high',
  firstUse: 'video-later',
  events: ['change', 'resize'],
  view: 'native-video-loader',
  legacy: { types: ['video'], inSlides: '.sqs-video-wrapper, .sqs-native-video', ownsImages: true },
} satisfies BlockManifest

/** The details of the block's events. */
export interface VideoEvents {
  /** The player has changed its state: `playing`, `paused`, or the thumbnail is `shown` or hidden. */
  readonly change: { readonly state: string }
  /** The player has changed its size, in px. */
  readonly resize: { readonly width: number; readonly height: number }
}
