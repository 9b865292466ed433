import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Licensed assets bar',
  group: 'Notices and consent',
  description: 'A notice that images on the page are licensed.',
  withoutScripts: 'nothing',
  budget: 3000,
} satisfies BlockManifest
