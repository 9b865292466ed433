/** Class of the body of a page with search results [CTX-32]. */
export const SEARCH_RESULTS_CLASS = 'search-results-page'
