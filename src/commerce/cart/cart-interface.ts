import type { ReadableAtom } from 'nanostores'
import type { DataLayer } from '../../calls/client/send-call'
import type { Location, NewEntry } from '../../calls/commerce'
import type { Result } from '../../data/core/result'
import { CART_MESSAGES } from '../catalog/cart.messages'
import { shop } from '../closure'
import type { Cart, CartEntry } from './cart.schema'

/** The cart as the page shows it. */
export interface CartView {
  /** With the visitor's pending changes applied. */
  readonly cart: Cart
  /** The server has sent the cart. Until then `cart` is empty. */
  readonly isLoaded: boolean
  /** Changes are pending: tax, shipping and discount are from before them. */
  readonly isEstimate: boolean
  /** An answer was lost, so the server's cart may differ. */
  readonly isDoubtful: boolean
  /** An answer takes longer than `SLOW_MS`. */
  readonly isSlow: boolean
  /** The page says that its site has no server for carts: nothing can be ordered. */
  readonly isClosed: boolean
  /** The reason the cart could not be loaded; empty if it was. */
  readonly problem: string
}

/** A line to add to the cart, with its SKU. */
export type NewLine = Readonly<
  Pick<NewEntry, 'itemId' | 'quantity'> & { sku: string; additionalFields?: string }
>

/** A line to add; `shown` is the line to display until the server answers. */
export type AddedLine = NewLine & {
  readonly shown?: Omit<CartEntry, 'id'>
  /** The visitor puts back a line that they have removed. */
  readonly isPutBack?: boolean
}

export interface CartStore {
  readonly $cart: ReadableAtom<CartView>
  readonly addToCart: (line: AddedLine) => Promise<CartOutcome>
  readonly changeQuantity: (entryId: string, quantity: number) => Promise<CartOutcome>
  readonly removeLine: (entryId: string) => Promise<CartOutcome>
  readonly applyCoupon: (promoCode: string) => Promise<CartOutcome>
  readonly removeCoupon: (promoCode: string) => Promise<CartOutcome>
  readonly chooseShipping: (optionId: string) => Promise<CartOutcome>
  readonly chooseLocation: (place: Location) => Promise<CartOutcome>
  /** Saves the visitor's note to the shop, debounced. */
  readonly writeNote: (note: string) => Promise<CartOutcome>
  /** Loads the cart from the server. */
  readonly refreshCart: () => Promise<CartOutcome>
  /** Sends pending changes and resolves to whether all succeeded: call it before checkout. */
  readonly settleCart: () => Promise<boolean>
  /** Sends pending changes immediately: call it when the visitor leaves the page. */
  readonly leaveCart: () => void
}

export interface CartDependencies {
  readonly calls: DataLayer
  /** Schedules `work` and returns how to cancel it. */
  readonly after: (work: () => void, ms: number) => () => void
  /** Whether the visitor already has a cart, judging by the cookie. */
  readonly hasCart: () => boolean
  /** Whether the page says that its shop is closed. */
  readonly isClosed: () => boolean
  /** Announces a change that the server has confirmed. */
  readonly notify: (news: CartEventDetail) => void
}

/** Why the cart was not changed. */
export interface CartFailure {
  /** The message for the visitor (cart.messages.ts). */
  readonly message: string
  /** The reason from the server or the connection: 'Only 3 left.'; empty if unknown. */
  readonly reason: string
  /** The available quantity of the variant, if the server's refusal names it. */
  readonly left?: number
}

/** The outcome of a cart change. */
export type CartOutcome = Result<undefined, CartFailure>

/** A failed change. */
export const failed = (message: string, reason = '', left?: number): CartOutcome => ({
  ok: false,
  error: { message, reason, ...(left !== undefined && { left }) },
})

/** A confirmed change: `event.detail` of `ashlar:cart`, for analytics and advertising scripts. */
export interface CartEventDetail {
  readonly action: 'add' | 'set-quantity' | 'remove' | 'coupon' | 'shipping' | 'location' | 'note'
  readonly itemId: string
  readonly sku: string
  /** The quantity added, removed or set; 0 if no line changed. */
  readonly quantity: number
  /** The total quantity in the cart. */
  readonly count: number
  readonly subtotalCents: number
  /** ISO 4217 code. */
  readonly currency: string
  /** True if the visitor has put back a line that they had removed. */
  readonly isPutBack?: boolean
}

/** Says that nothing can be ordered, and where to ask, if the site has an address. */
export function closedText(): string {
  const { contactEmail } = shop()
  return contactEmail ? `${CART_MESSAGES.closed} ${CART_MESSAGES.askAt(contactEmail)}` : CART_MESSAGES.closed
}
