import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Cart page',
  group: 'Shop',
  description: 'The cart with quantities, discount codes, totals and the checkout button.',
  withoutScripts: 'forms that post without scripts',
  budget: 8040,
} satisfies BlockManifest
