import * as z from 'zod/mini'
import { isMoney, type Money, zeroMoney } from '../locale/money/money'

/** The settings of a page's full-page cart; real pages keep them as JSON in the cart's root. */
export const cartSettingsSchema = z.object({
  /** The address of 'Continue Shopping'. */
  continueShoppingLinkUrl: z._default(z.string(), '/'),
  /** The minimum subtotal for checkout [CART-14]. */
  minimumOrderSubtotal: z._default(
    z.custom<Money>(isMoney, 'expected a money object of a currency we know'),
    () => zeroMoney(),
  ),
})
