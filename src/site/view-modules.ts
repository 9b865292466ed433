/**
 * The modules that a page names by `data-ashlar` and that define no element: the collection views
 * and the loader of native videos. Each starts the blocks inside its element.
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

/** The body class of search result pages. */
export const SEARCH_RESULTS_CLASS = 'search-results-page'
