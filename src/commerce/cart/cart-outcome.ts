import type { Result } from '../../data/core/result'

/** Why the cart was not changed. */
export interface CartFailure {
  /** The cart's own message, word for word (cart.messages.ts). */
  readonly message: string
  /** The reason that the server or the connection gives, such as 'Only 3 left.'; empty for none. */
  readonly reason: string
  /** How many of the line's variant are left, if the server's refusal says so. */
  readonly left?: number
}

/** What became of a change of the cart. */
export type CartOutcome = Result<undefined, CartFailure>

/** A change that was not made. */
export const failed = (message: string, reason = '', left?: number): CartOutcome => ({
  ok: false,
  error: { message, reason, ...(left !== undefined && { left }) },
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
