import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Product',
  group: 'Shop',
  description: 'Variants, quantity and the button that adds a product to the cart.',
  withoutScripts: 'a `<form>` that posts the chosen variant',
  budget: 10_300,
  events: ['change'],
  view: 'product-item',
  legacy: { types: ['product'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface ProductEvents {
  /** The visitor has selected a variant: its option values, and its SKU; empty if incomplete. */
  readonly change: { readonly values: readonly unknown[]; readonly sku: string }
}
