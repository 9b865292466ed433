import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Lightbox',
  group: 'Pictures and media',
  description: 'Images and videos, enlarged above the page.',
  withoutScripts: 'links to the large images',
  budget: 7300,
} satisfies BlockManifest
