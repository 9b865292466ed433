import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Cart drawer',
  group: 'Shop',
  description: 'The cart in a panel at the side of the page.',
  withoutScripts: 'the link to the cart page',
  budget: 3000,
} satisfies BlockManifest
