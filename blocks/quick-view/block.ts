import type { BlockManifest } from '../kit/element/block-manifest'

export default {
  title: 'Quick view',
  description: 'A product in a dialog, from a list of products.',
  withoutScripts: 'nothing: the link leads to the product page',
  documentation: 'blocks/product-list/README.md',
  budget: 2000,
} satisfies BlockManifest
