/**
 * Modules that a page names by `data-ashlar` and that define no element of their own: the views of a collection
 * [ROLL-08], and the loader of native videos [ROLL-09]. Each brings to life the blocks inside the element that names it.
 */
export const VIEW_MODULES = [
  'product-item',
  'blog-list',
  'gallery-list',
  'events-list',
  'events-calendar',
  'search-page',
  'native-video-loader',
] as const

export type ViewModule = (typeof VIEW_MODULES)[number]

/** Class of the body of a page with search results [CTX-32]. */
export const SEARCH_RESULTS_CLASS = 'search-results-page'
