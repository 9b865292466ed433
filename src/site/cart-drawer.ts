import { CART_ROOTS } from './core/cart-cookie'
import { flag, record, slice } from './core/slice'

/** The cart at the side of the page. */
export const cartDrawer = slice(['cart.'], {
  /** It opens when something is added. */
  openOnAdd: flag(),
  /** Data of the cart inside. */
  drawer: record(),
})

/** Where the page with the cart stands. */
const CART_PAGE_PATH = '/cart'

/** The page holds a cart root (B2 L52). */
export const hasFullPageCart = (page: ParentNode): boolean => page.querySelector(CART_ROOTS) !== null

/** The path is the cart's (B2 L52). */
export const isCartPage = (path: string): boolean => path.replace(/\/+$/, '') === CART_PAGE_PATH
