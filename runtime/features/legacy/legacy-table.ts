import { LEGACY_MARKUP } from 'virtual:ashlar/legacy-markup'
import { SEARCH_RESULTS_CLASS } from '../../../src/site/search-results-class'
import { GALLERIES } from './legacy-data'
import { legacyKinds } from './legacy-kinds'

/** The kinds of block that exported pages are made of, in the order in which they are found. */
export const LEGACY_KINDS = legacyKinds(LEGACY_MARKUP)

/** What holds the slides of a gallery. */
export const SLIDE_LISTS = `.sqs-gallery:not(.summary-item-list), ${GALLERIES}`

/** Where a block stands inside the element that carries it; the element itself where nothing fits. */
export const CONTENT = ':scope > .sqs-block-content'

/**
 * The views of a collection that need a module of their own (B2 L53), as the page's body says them. Newer
 * pages write the layout behind the type: `collection-type-blog-side-by-side`.
 */
export const COLLECTION_VIEWS: Readonly<Record<string, string>> = {
  '[class*="collection-type-products"].view-list': 'product-list',
  '[class*="collection-type-products"].view-item': 'product-item',
  '[class*="collection-type-blog"].view-list': 'blog-list',
  '[class*="collection-type-gallery"].view-list': 'gallery-list',
  '[class*="collection-type-events"].view-list': 'events-list',
  '[class*="collection-type-events"].view-calendar': 'events-calendar',
  [`.${SEARCH_RESULTS_CLASS}`]: 'search-page',
}
