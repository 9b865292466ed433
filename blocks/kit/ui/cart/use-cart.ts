import { useEffect, useSyncExternalStore } from 'react'
import { $cart, loadCart } from '../../../../src/commerce/cart/cart-store'
import type { CartView } from '../../../../src/commerce/cart-view/cart-view'

/** The visitor's cart, asked for when the first block wants it; renders again when it changes. */
export function useCart(): CartView {
  useEffect(loadCart, [])
  return useSyncExternalStore($cart.listen, $cart.get)
}
