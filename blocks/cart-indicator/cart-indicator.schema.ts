import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-cart-indicator>`. */
export const cartIndicatorSchema = z.object({
  /** Shows the subtotal beside the number of items. */
  showSubtotal: z._default(z.boolean(), true),
  /**
   * Action of the surrounding link: `drawer` shows the cart at the side of the page
   * (runtime/features/commerce/drawer-links.ts).
   */
  opens: z._default(oneOf(['page', 'drawer']), 'page'),
  /** Also opens the drawer when an item is added. */
  openOnAdd: z._default(z.boolean(), false),
})

export type CartIndicatorData = z.output<typeof cartIndicatorSchema>
