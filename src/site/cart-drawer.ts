import { CART_ROOTS } from './slices/cart-cookie'
import { flag, record, slice } from './slices/slice'

/** The cart drawer. */
export const cartDrawer = slice(['cart.'], {
  /** Opens when something is added. */
  openOnAdd: flag(),
  /** The data of the cart inside. */
  drawer: record(),
})

/** The path of the cart's page. */
const CART_PAGE_PATH = /^\/cart\/*$/

/** Whether the page has a cart root. */
export const hasFullPageCart = (page: ParentNode): boolean => page.querySelector(CART_ROOTS) !== null

/** Whether the path is the cart's. */
export const isCartPage = (path: string): boolean => CART_PAGE_PATH.test(path)
