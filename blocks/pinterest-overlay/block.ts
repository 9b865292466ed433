import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Pinterest overlay',
  group: 'Site and sharing',
  description: 'A Pin It button on the images of the page.',
  withoutScripts: 'the pictures',
  budget: 3000,
} satisfies BlockManifest
