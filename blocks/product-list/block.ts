import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Product list',
  group: 'Shop',
  description: 'The products of a shop, with prices and quick view.',
  withoutScripts: 'a list of links with prices',
  budget: 3100,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface ProductListEvents {
  /** The visitor has chosen a view. */
  readonly change: { readonly view: string }
}
