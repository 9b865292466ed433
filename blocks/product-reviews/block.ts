import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Product reviews',
  group: 'Shop',
  description: 'Reviews of a product, and the form to write one.',
  withoutScripts: 'reviews, and a `<form>` that posts without scripts',
  budget: 4000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface ProductReviewsEvents {
  /** The server has accepted a review. */
  readonly change: { readonly itemId: string; readonly stars: number }
}
