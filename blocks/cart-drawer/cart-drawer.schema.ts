import * as z from 'zod/mini'
import { record } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-cart-drawer>`. */
export const cartDrawerSchema = z.object({
  /** Leads to the cart that fills a page. */
  cartUrl: z._default(z.string(), '/cart'),
  /** What the cart inside is told: `data-block-json` of `<ashlar-cart-page>`. */
  cart: z._default(record(), {}),
})

export type CartDrawerData = z.output<typeof cartDrawerSchema>
