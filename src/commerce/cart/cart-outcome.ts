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
