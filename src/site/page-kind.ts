import { CART_ROOTS } from './cart-roots'

/** Where the page with the cart stands. */
const CART_PAGE_PATH = '/cart'

/** Class that a page with search results carries on its body (B2 L53). */
export const SEARCH_RESULTS_CLASS = 'search-results-page'

/** The page holds a cart root (B2 L52). */
export const hasFullPageCart = (page: ParentNode): boolean => page.querySelector(CART_ROOTS) !== null

/** The path is the cart's (B2 L52). */
export const isCartPage = (path: string): boolean => path.replace(/\/+$/, '') === CART_PAGE_PATH

/** The page shows search results (B2 L53). */
export const isSearchResultsPage = ({ body }: Document): boolean =>
  body.classList.contains(SEARCH_RESULTS_CLASS)
