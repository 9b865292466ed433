import * as z from 'zod/mini'
import { record } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-cart-drawer>`. */
export const cartDrawerSchema = z.object({
  /** Address of the cart page. */
  cartUrl: z._default(z.string(), '/cart'),
  /** `data-block-json` of the `<ashlar-cart-page>` inside. */
  cart: z._default(record(), {}),
})

export type CartDrawerData = z.output<typeof cartDrawerSchema>
