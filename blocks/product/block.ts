import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Product',
  description: 'Variants, quantity and the button that adds a product to the cart.',
  withoutScripts: 'a `<form>` that posts the chosen variant',
  budget: 10_000,
  events: ['change'],
  legacy: { types: ['product'] },
} satisfies BlockManifest
