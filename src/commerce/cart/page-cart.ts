import { SITE_CALLS, siteCalls } from '../../calls/client/site-calls'
import { dom } from '../../data/core/dom'
import { hasCartIn } from '../../site/slices/cart-cookie'
import { hideCartLinks, shop } from '../closure'
import type { CartEventDetail } from './cart-interface'
import { createCartStore } from './cart-store'

export type { AddedLine, CartEventDetail, CartOutcome, CartView } from './cart-interface'

/** The BroadcastChannel on which the site's tabs announce cart changes. */
export const CART_CHANNEL = 'ashlar-cart'

let channel: BroadcastChannel | undefined

const hasCart = (): boolean => hasCartIn(dom.cookie)

const isClosed = (): boolean => shop().closed

const store = createCartStore({ calls: siteCalls, after: SITE_CALLS.after, notify, hasCart, isClosed })

/** The visitor's cart on this page: the one store of all blocks that show it. */
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

// A cart that nobody can fill has no place in the header.
$cart.subscribe(({ isClosed }) => hideCartLinks(isClosed))

let isAsking = false

/** Loads the cart unless it is loaded or loading. */
export function loadCart(): void {
  if (isAsking || $cart.get().isLoaded) return
  isAsking = true
  refreshCart().then(() => {
    isAsking = false
  })
}

/** Fires `ashlar:cart` on the document and notifies the other tabs. */
function notify(detail: CartEventDetail): void {
  dom.dispatchEvent(new CustomEvent('ashlar:cart', { detail }))
  channel?.postMessage(detail.action)
}

/** True if another tab changed the cart while this tab was hidden. */
let isStale = false

function refreshIfVisible(): void {
  isStale = dom.visibilityState === 'hidden'
  if (!isStale) refreshCart()
}

/** The cart was bought in another tab: the cookie is gone, without a message. */
const isBoughtElsewhere = (): boolean => $cart.get().cart.entries.length > 0 && !hasCart()

function listen(): void {
  channel = new BroadcastChannel(CART_CHANNEL)
  channel.onmessage = refreshIfVisible
}

listen()
dom.addEventListener('visibilitychange', () => (isStale || isBoughtElsewhere()) && refreshIfVisible())
addEventListener('online', () => $cart.get().isDoubtful && refreshIfVisible())
addEventListener('pagehide', () => {
  store.leaveCart()
  // Pages with an open channel are excluded from the back/forward cache.
  channel?.close()
  channel = undefined
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  listen()
  refreshIfVisible()
})
