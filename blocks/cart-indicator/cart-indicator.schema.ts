import * as z from 'zod/mini'

/** `data-block-json` of `<ashlar-cart-indicator>`. */
export const cartIndicatorSchema = z.object({
  /** Shows what the pieces cost beside their number. */
  showSubtotal: z._default(z.boolean(), true),
})

export type CartIndicatorData = z.output<typeof cartIndicatorSchema>
