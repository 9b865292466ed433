import type { Coupon } from '../../../src/commerce/order-totals.ts'

/** A coupon as the visitor reads it. */
export interface NamedCoupon extends Coupon {
  readonly name: string
}

const COUPONS: readonly NamedCoupon[] = [
  { promoCode: 'KILN10', name: 'Ten percent off', percent: 10 },
  { promoCode: 'MEND5', name: '$5 off from $50', fixedCents: 500, fromCents: 5000 },
  { promoCode: 'BYPOST', name: 'Plain shipping free', isFreeShipping: true },
  { promoCode: 'SPRING26', name: 'A fifth off, until June 2026', percent: 20, endsAt: Date.UTC(2026, 5, 1) },
]

/** The coupon of that code, whether it holds now or not. */
export const findCoupon = (code: string): NamedCoupon | undefined =>
  COUPONS.find(({ promoCode }) => promoCode === code)
