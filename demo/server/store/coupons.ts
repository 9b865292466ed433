import type { Discounts } from './totals.ts'

/** A code that lowers the price. */
export interface Coupon {
  readonly promoCode: string
  readonly name: string
  readonly percent?: number
  readonly fixedCents?: number
  readonly isFreeShipping?: true
  /** Holds only from this subtotal on. */
  readonly fromCents?: number
  /** Holds until then, in ms since 1970. */
  readonly endsAt?: number
}

const COUPONS: readonly Coupon[] = [
  { promoCode: 'KILN10', name: 'Ten percent off', percent: 10 },
  { promoCode: 'MEND5', name: '$5 off from $50', fixedCents: 500, fromCents: 5000 },
  { promoCode: 'BYPOST', name: 'Plain shipping free', isFreeShipping: true },
  { promoCode: 'SPRING26', name: 'A fifth off, until June 2026', percent: 20, endsAt: Date.UTC(2026, 5, 1) },
]

/** A code as it is kept: without spaces around, in capitals. */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** The coupon of that code, whether it holds now or not. */
export const findCoupon = (code: string): Coupon | undefined =>
  COUPONS.find(({ promoCode }) => promoCode === code)

/** Why a coupon does not lower that subtotal now; undefined when it does. */
export function couponProblem(
  { fromCents = 0, endsAt = Infinity }: Coupon,
  subtotalCents: number,
  now: number,
): 'ended' | 'too-little' | undefined {
  if (now >= endsAt) return 'ended'
  return subtotalCents < fromCents ? 'too-little' : undefined
}

/** What coupons take off together. */
export function discountsOf(coupons: readonly Coupon[]): Discounts {
  return {
    percent: coupons.reduce((sum, { percent = 0 }) => sum + percent, 0),
    fixedCents: coupons.reduce((sum, { fixedCents = 0 }) => sum + fixedCents, 0),
  }
}
