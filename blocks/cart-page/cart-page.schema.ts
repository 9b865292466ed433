import * as z from 'zod/mini'
import { cartSettingsSchema } from '../../src/commerce/cart-settings.schema'
import { CHECKOUT_PATH } from '../../src/site/store-settings/checkout-paths'

/** What the server's HTML says beside the JSON of the cart's root. */
export interface CartPageContent {
  /** Where the server's own form leads to the checkout. */
  readonly checkoutUrl?: string
  /** The server's form that asks where the cart goes; it is shown as it stands. */
  readonly placeForm?: Element
}

/** `data-block-json` of `<ashlar-cart-page>`, or the JSON in the cart's root. */
export const cartPageSchema = z.object({
  ...cartSettingsSchema.shape,
  /** Leads to the checkout. */
  checkoutUrl: z._default(z.string(), CHECKOUT_PATH),
  /** Lets the visitor write a note to the shop, which the backend keeps with the cart. */
  askNote: z._default(z.boolean(), false),
  /** Shows lines, sums and checkout only, as a panel has room for. */
  compact: z._default(z.boolean(), false),
  placeForm: z.optional(z.custom<HTMLFormElement>(value => value instanceof HTMLFormElement)),
})

export type CartPageData = z.output<typeof cartPageSchema>
