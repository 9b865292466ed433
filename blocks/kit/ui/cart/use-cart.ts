import { useEffect, useSyncExternalStore } from 'react'
import type { CartView } from '../../../../src/commerce/cart/cart-interface'
import { $cart, loadCart } from '../../../../src/commerce/cart/cart-store'

/** The visitor's cart, asked for when the first block wants it; renders again when it changes. */
export function useCart(): CartView {
  useEffect(loadCart, [])
  return useSyncExternalStore($cart.listen, $cart.get)
}
