/** One kind of foreign markup, and the block that takes it over. */
export interface Adoption {
  /** The element that carries the block, with its data in `data-block-json` where it has any. */
  readonly selector: string
  /** Where, inside it, the block stands: it takes the children. The element itself where nothing fits. */
  readonly content: string
  readonly block: string
}

/**
 * The blocks of an exported site, by their classes and by the numbers of `data-block-type`
 * (decisions §1 row 30). Each block reads such markup itself.
 */
export const ADOPTIONS: readonly Adoption[] = [
  { selector: '.sqs-block-accordion', block: 'accordion' },
  { selector: '.sqs-block-gallery', block: 'gallery' },
  { selector: '.sqs-block-image', block: 'image' },
].map(row => ({ ...row, content: ':scope > .sqs-block-content' }))

/** The views of a collection that need a module of their own (B2 L53), as the page's body says them. */
export const COLLECTION_VIEWS: Readonly<Record<string, string>> = {
  '.collection-type-products.view-list': 'product-list',
  '.collection-type-products.view-item': 'product-item',
  '.collection-type-blog.view-list': 'blog-list',
  '.collection-type-gallery.view-list': 'gallery-list',
  '.collection-type-events.view-list': 'events-list',
  '.collection-type-events.view-calendar': 'events-calendar',
  '.search-results-page': 'search-page',
}
