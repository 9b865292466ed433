import { SITE_CALLS, siteCalls } from '../../calls/client/site-calls'
import { hasCartIn } from '../../site/core/cart-cookie'
import type { CartNews } from './cart-interface'
import { createCartStore } from './create-cart-store'

export type { AddedLine, CartNews, CartOutcome, CartView } from './cart-interface'

/** Name of the channel on which the tabs of a site tell each other that the cart has changed. */
export const CART_CHANNEL = 'ashlar-cart'

let channel: BroadcastChannel | undefined

const hasCart = (): boolean => hasCartIn(document.cookie)

const store = createCartStore({ calls: siteCalls, after: SITE_CALLS.after, tell, hasCart })

/** The visitor's cart on this page: one truth for every block that shows it. */
export const {
  $cart,
  addToCart,
  changeQuantity,
  removeLine,
  applyCoupon,
  removeCoupon,
  chooseShipping,
  chooseLocation,
  writeNote,
  refreshCart,
  settleCart,
} = store

let isAsking = false

/** Asks for the cart, unless it is known or on its way: whoever shows it calls this. */
export function loadCart(): void {
  if (isAsking || $cart.get().isLoaded) return
  isAsking = true
  refreshCart().then(() => {
    isAsking = false
  })
}

/** `ashlar:cart` on the document, and a word to the other tabs. */
function tell(detail: CartNews): void {
  document.dispatchEvent(new CustomEvent('ashlar:cart', { detail }))
  channel?.postMessage(detail.action)
}

/** Set while another tab has changed the cart and this one is not looked at. */
let isStale = false

function lookAgain(): void {
  isStale = document.visibilityState === 'hidden'
  if (!isStale) refreshCart()
}

/** What lay in the cart has been bought in another tab, which nobody tells of. */
const isGone = (): boolean => $cart.get().cart.entries.length > 0 && !hasCart()

function listen(): void {
  channel = new BroadcastChannel(CART_CHANNEL)
  channel.onmessage = lookAgain
}

listen()
document.addEventListener('visibilitychange', () => (isStale || isGone()) && lookAgain())
addEventListener('online', () => $cart.get().isDoubtful && lookAgain())
addEventListener('pagehide', () => {
  store.leaveCart()
  // A page with an open channel is not kept for the way back.
  channel?.close()
  channel = undefined
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  listen()
  lookAgain()
})
