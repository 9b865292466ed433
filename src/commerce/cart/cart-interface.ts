import type { ReadableAtom } from 'nanostores'
import type { DataLayer } from '../../calls/client/data-layer'
import type { Location } from '../../calls/commerce'
import type { Cart, CartEntry } from './cart.schema'
import type { NewLine } from './cart-calls'

/** The cart as the page shows it. */
export interface CartView {
  /** With the visitor's changes, before the server has answered. */
  readonly cart: Cart
  /** The server has said what lies in it. Until then `cart` is empty. */
  readonly isLoaded: boolean
  /** Changes are on their way: tax, shipping and discount are those of before. */
  readonly isEstimate: boolean
  /** An answer was lost, so the server may have another cart. */
  readonly isDoubtful: boolean
  /** Why the cart could not be had; empty when it could. */
  readonly problem: string
}

/** What a product knows of the line that it adds, so that the cart shows it at once. */
export type AddedLine = NewLine & { readonly shown?: Omit<CartEntry, 'id'> }

export interface CartStore {
  readonly $cart: ReadableAtom<CartView>
  readonly addToCart: (line: AddedLine) => Promise<CartOutcome>
  readonly changeQuantity: (entryId: string, quantity: number) => Promise<CartOutcome>
  readonly removeLine: (entryId: string) => Promise<CartOutcome>
  readonly applyCoupon: (promoCode: string) => Promise<CartOutcome>
  readonly removeCoupon: (promoCode: string) => Promise<CartOutcome>
  readonly chooseShipping: (optionId: string) => Promise<CartOutcome>
  readonly chooseLocation: (place: Location) => Promise<CartOutcome>
  /** Keeps what the visitor wants to say to the shop; what is typed further takes its place. */
  readonly writeNote: (note: string) => Promise<CartOutcome>
  /** Asks the server for the cart. */
  readonly refreshCart: () => Promise<CartOutcome>
  /** Sends what waits, and gives whether all of it was made: before the visitor goes to the checkout. */
  readonly settleCart: () => Promise<boolean>
  /** The visitor leaves the page: what waits is sent at once. */
  readonly leaveCart: () => void
}

export interface CartWorld {
  readonly calls: DataLayer
  /** Does the work later. Returns how to call it off. */
  readonly after: (work: () => void, ms: number) => () => void
  /** Whether the visitor has a cart already, as far as the page can know. */
  readonly hasCart: () => boolean
  /** Says that the server has made a change. */
  readonly tell: (news: CartNews) => void
}

/** What became of a change of the cart. */
export type CartOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      /** Word for word what the cart says of it (cart.messages.ts). */
      readonly message: string
      /** Why, as the server or the connection says it: 'Only 3 left.'; empty where nobody says. */
      readonly reason: string
      /** Pieces of the line's variant that can be had, where the server says it in its refusal. */
      readonly left?: number
    }

/** A change that was not made. */
export const failed = (message: string, reason = '', left?: number): CartOutcome => ({
  ok: false,
  message,
  reason,
  ...(left !== undefined && { left }),
})

/** What has become of the cart: `event.detail` of `ashlar:cart`, for whoever counts sales or advertisements. */
export interface CartNews {
  readonly action: 'add' | 'set-quantity' | 'remove' | 'coupon' | 'shipping' | 'location' | 'note'
  readonly itemId: string
  readonly sku: string
  /** Pieces that were added or removed, or that the line has now; 0 where no line has changed. */
  readonly quantity: number
  /** Pieces in the whole cart. */
  readonly count: number
  readonly subtotalCents: number
  /** ISO 4217 code. */
  readonly currency: string
}
