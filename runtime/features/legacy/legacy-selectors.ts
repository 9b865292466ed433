import { LEGACY_MARKUP } from 'virtual:ashlar/legacy-markup'
import { SEARCH_RESULTS_CLASS } from '../../../src/site/view-modules'
import { GALLERIES } from './legacy-gallery'
import { legacyKinds } from './legacy-kinds'

/** The kinds of blocks on exported pages, in the order of their precedence. */
export const LEGACY_KINDS = legacyKinds(LEGACY_MARKUP)

/** Elements that contain the slides of a gallery. */
export const SLIDE_LISTS = `.sqs-gallery:not(.summary-item-list), ${GALLERIES}`

/** The element in a carrier that becomes the block's host; the carrier itself without one. */
export const CONTENT = ':scope > .sqs-block-content'

/**
 * Collection views by the classes of the page's body. Newer pages append the layout to the type:
 * `collection-type-blog-side-by-side`.
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
