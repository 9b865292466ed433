import * as z from 'zod/mini'
import { cartSettingsSchema } from '../../src/commerce/cart-settings.schema'
import { instanceOf } from '../../src/data/fields/validators'
import { CHECKOUT_PATH } from '../../src/site/store-settings/checkout-paths'

/** Data from the server's HTML besides the JSON of the cart's root. */
export interface CartPageContent {
  /** The action of the server's checkout form. */
  readonly checkoutUrl?: string
  /** The server's address form, shown unchanged. */
  readonly placeForm?: Element
}

/** `data-block-json` of `<ashlar-cart-page>`, or the JSON in the cart's root. */
export const cartPageSchema = z.object({
  ...cartSettingsSchema.shape,
  /** Address of the checkout. */
  checkoutUrl: z._default(z.string(), CHECKOUT_PATH),
  /** Lets the visitor write a note to the shop, which the backend stores with the cart. */
  askNote: z._default(z.boolean(), false),
  /** Shows lines, totals and checkout only, for a panel. */
  compact: z._default(z.boolean(), false),
  placeForm: z.optional(instanceOf(HTMLFormElement)),
})

export type CartPageData = z.output<typeof cartPageSchema>
