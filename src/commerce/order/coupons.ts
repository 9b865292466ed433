import { sumCents } from '../../locale/money/cents'
import type { Discounts } from './totals'

/** A code that lowers the price. */
export interface Coupon {
  readonly promoCode: string
  /** A whole number of 1 to 100. */
  readonly percent?: number
  readonly fixedCents?: number
  readonly isFreeShipping?: boolean
  /** Holds only from this subtotal on. */
  readonly fromCents?: number
  /** Holds from then on, in ms since 1970. */
  readonly startsAt?: number
  /** Holds until then, in ms since 1970. */
  readonly endsAt?: number
}

/** A code as it is kept: without spaces around, in capitals. */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** Why a coupon does not lower that subtotal now; undefined when it does. */
export function couponProblem(
  { fromCents = 0, startsAt = Number.NEGATIVE_INFINITY, endsAt = Number.POSITIVE_INFINITY }: Coupon,
  subtotalCents: number,
  now: number,
): 'not-yet' | 'ended' | 'too-little' | undefined {
  if (now < startsAt) return 'not-yet'
  if (now >= endsAt) return 'ended'
  return subtotalCents < fromCents ? 'too-little' : undefined
}

/** What coupons take off together. */
export const discountsOf = (coupons: readonly Coupon[]): Discounts => ({
  percent: coupons.reduce((sum, { percent = 0 }) => sum + percent, 0),
  fixedCents: sumCents(coupons.map(({ fixedCents = 0 }) => fixedCents)),
})
