import * as z from 'zod/mini'
import { type cartEntry, shoppingCart } from '../../calls/commerce'
import { isRecord } from '../../data/core/json'
import { zeroMoney } from '../../locale/money/money'
import { withoutNulls } from '../catalog/without-nulls'

/**
 * The cart in an answer. Null counts as missing; a missing subtotal is zero in the shop's currency [CART-06].
 */
export const cartSchema = z.pipe(
  z.transform((raw: unknown) => {
    const cart = withoutNulls(raw)
    return isRecord(cart) ? { subtotalAmount: zeroMoney(), ...cart } : cart
  }),
  shoppingCart,
)

export type Cart = z.output<typeof shoppingCart>
export type CartEntry = z.output<typeof cartEntry>

/** An empty cart. */
export const emptyCart = (): Cart => z.parse(cartSchema, {})
