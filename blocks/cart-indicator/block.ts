import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Cart indicator',
  group: 'Shop',
  description: 'The number of items in the cart, and their subtotal.',
  withoutScripts: "the count in the server's link to the cart",
  budget: 2000,
} satisfies BlockManifest
