import { flag, record } from './context-fields'
import { slice } from './slice'

/** The cart at the side of the page. */
export const cartDrawer = slice(['cart.'], {
  /** It opens when something is added. */
  openOnAdd: flag(),
  /** Data of the cart inside. */
  drawer: record(),
})
