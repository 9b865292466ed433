import type { BlockManifest } from '../kit/element/block-manifest'

export default {
  title: 'Licensed assets bar',
  description: 'A notice that images on the page are licensed.',
  withoutScripts: 'nothing',
  budget: 3000,
} satisfies BlockManifest
