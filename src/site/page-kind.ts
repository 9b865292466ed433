import { CART_ROOTS } from './core/cart-cookie'

/** Where the page with the cart stands. */
const CART_PAGE_PATH = '/cart'

/** The page holds a cart root (B2 L52). */
export const hasFullPageCart = (page: ParentNode): boolean => page.querySelector(CART_ROOTS) !== null

/** The path is the cart's (B2 L52). */
export const isCartPage = (path: string): boolean => path.replace(/\/+$/, '') === CART_PAGE_PATH
