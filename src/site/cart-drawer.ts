import { flag, record } from './core/context-fields'
import { slice } from './core/slice'

/** The cart at the side of the page. */
export const cartDrawer = slice(['cart.'], {
  /** It opens when something is added. */
  openOnAdd: flag(),
  /** Data of the cart inside. */
  drawer: record(),
})
