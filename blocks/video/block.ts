import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Video',
  description: 'A video behind a thumbnail, from a provider or a file.',
  withoutScripts: 'a link with a thumbnail, or the `<video>` itself',
  budget: 3000,
  priority: 'high',
  companions: ['player-part'],
  events: ['change', 'resize'],
  legacy: { types: ['video'], inSlides: '.sqs-video-wrapper, .sqs-native-video', ownsImages: true },
} satisfies BlockManifest
