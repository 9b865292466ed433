import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Quick view',
  group: 'Shop',
  description: 'A product in a dialog, from a list of products.',
  withoutScripts: 'nothing: the link leads to the product page',
  budget: 2000,
} satisfies BlockManifest
