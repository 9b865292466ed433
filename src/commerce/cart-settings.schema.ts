import * as z from 'zod/mini'
import { zeroMoney } from '../locale/money/currencies'
import { isMoney, type Money } from '../locale/money/money'

/** What a page says of its full-page cart; real pages keep it as JSON in the cart's root. */
export const cartSettingsSchema = z.object({
  /** Where 'Continue Shopping' leads. */
  continueShoppingLinkUrl: z._default(z.string(), '/'),
  /** The least subtotal that can be checked out [CART-14]. */
  minimumOrderSubtotal: z._default(
    z.custom<Money>(isMoney, 'expected a money object of a currency we know'),
    () => zeroMoney(),
  ),
})

export type CartSettings = z.output<typeof cartSettingsSchema>
