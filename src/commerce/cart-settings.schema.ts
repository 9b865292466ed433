import * as z from 'zod/mini'
import { isCurrencyCode } from './currencies'
import { DEFAULT_CURRENCY } from './default-currency'
import { isMoney, type Money, ZERO_MONEY } from './money'

/** What a page says of its full-page cart; real pages keep it as JSON in the cart's root. */
export const cartSettingsSchema = z.object({
  storeCurrency: z._default(
    z.custom<string>(isCurrencyCode, 'expected the code of a currency we know'),
    DEFAULT_CURRENCY,
  ),
  /** Where 'Continue Shopping' leads. */
  continueShoppingLinkUrl: z._default(z.string(), '/'),
  /** The least subtotal that can be checked out (B5 L279). */
  minimumOrderSubtotal: z._default(
    z.custom<Money>(isMoney, 'expected a money object of a currency we know'),
    ZERO_MONEY,
  ),
})

export type CartSettings = z.output<typeof cartSettingsSchema>
