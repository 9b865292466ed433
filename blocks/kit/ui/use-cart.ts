import { useEffect, useSyncExternalStore } from 'react'
import type { CartView } from '../../../src/commerce/cart/cart-interface'
import { $cart, loadCart } from '../../../src/commerce/cart/page-cart'

/** Returns the visitor's cart, which the first block requests; re-renders when it changes. */
export function useCart(): CartView {
  useEffect(loadCart, [])
  return useSyncExternalStore($cart.listen, $cart.get)
}
