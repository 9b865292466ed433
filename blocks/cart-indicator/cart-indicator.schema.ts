import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-cart-indicator>`. */
export const cartIndicatorSchema = z.object({
  /** Shows what the pieces cost beside their number. */
  showSubtotal: z._default(z.boolean(), true),
  /** What the link around it does: `drawer` shows the cart at the side of the page (runtime/features/commerce/drawer-links.ts). */
  opens: z._default(oneOf(['page', 'drawer']), 'page'),
  /** Opens the drawer when something is added, too. */
  openOnAdd: z._default(z.boolean(), false),
})

export type CartIndicatorData = z.output<typeof cartIndicatorSchema>
