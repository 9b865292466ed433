/**
 * The modules that a page names by `data-ashlar` and that define no element: the collection views [ROLL-08]
 * and the loader of native videos [ROLL-09]. Each starts the blocks inside its element.
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

/** The body class of search result pages [CTX-32]. */
export const SEARCH_RESULTS_CLASS = 'search-results-page'
