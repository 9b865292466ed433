import { shareOfCents, splitCents, sumCents, timesCents } from '../locale/money/cents'

/** A line as the totals read it. */
export interface CountedLine {
  readonly quantity: number
  readonly unitCents: number
  /** Gift cards are money: exempt from coupons and tax. */
  readonly isMoney: boolean
}

/** The discounts of all coupons together. */
interface Discounts {
  /** The sum of all percentages, as whole numbers; over 100 counts as 100. */
  readonly percent: number
  readonly fixedCents: number
}

/** A tax rate. */
export interface TaxRate {
  /** In millionths: 88750 is 8.875 %. */
  readonly rateMillionths: number
  readonly includesShipping: boolean
  /** Included in prices: shown, not added. */
  readonly isInPrice?: boolean
}

/** A line's share of the totals; the shares of all lines add up to them. */
interface LineTotals {
  readonly lineCents: number
  readonly discountCents: number
  /** Added on top of the price. */
  readonly taxCents: number
}

export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCostCents: number
  /** The share of the taxes that falls on shipping. */
  readonly shippingTaxCents: number
  /** One amount per rate, in their order, included taxes too. */
  readonly taxesCents: readonly number[]
  /** The taxes added on top of prices. */
  readonly taxCents: number
  readonly grandTotalCents: number
}

const MILLION = 1_000_000

/**
 * Computes the totals of a cart, in whole cents. The percentages of all coupons apply to the goods as one
 * share, rounded once; fixed amounts are deducted after them, down to 0. Each tax is one share of the
 * discounted goods and, if it includes shipping, of the shipping cost, rounded once. Halves round up. Rounded
 * amounts are split over the lines without losing a cent.
 *
 * @throws RangeError for fractions of a cent or a piece, and beyond the safe integers.
 */
export function computeTotals(
  lines: readonly CountedLine[],
  discounts: Discounts,
  shippingCostCents: number,
  rates: readonly TaxRate[],
): Totals {
  const linesCents = lines.map(({ unitCents, quantity }) => timesCents(unitCents, quantity))
  const goods = lines.map(({ isMoney }, at) => (isMoney ? 0 : (linesCents[at] ?? 0)))
  const discountCents = discountOf(sumCents(goods), discounts)
  const lineDiscounts = splitCents(discountCents, goods)
  const taxed = goods.map((cents, at) => cents - (lineDiscounts[at] ?? 0))

  const inPrice = rates.reduce((sum, rate) => sum + (rate.isInPrice ? rate.rateMillionths : 0), 0)
  const taxes = rates.map(rate => {
    const bases = [...taxed, rate.includesShipping ? shippingCostCents : 0]
    const whole = rate.isInPrice ? MILLION + inPrice : MILLION
    const cents = shareOfCents(sumCents(bases), rate.rateMillionths, whole)
    return { cents, isAdded: !rate.isInPrice, parts: splitCents(cents, bases) }
  })
  const added = taxes.filter(({ isAdded }) => isAdded)
  const addedTo = (at: number): number => sumCents(added.map(({ parts }) => parts[at] ?? 0))

  const subtotalCents = sumCents(linesCents)
  const taxCents = sumCents(added.map(({ cents }) => cents))
  return {
    lines: linesCents.map((lineCents, at) => ({
      lineCents,
      discountCents: lineDiscounts[at] ?? 0,
      taxCents: addedTo(at),
    })),
    subtotalCents,
    discountCents,
    shippingCostCents,
    shippingTaxCents: addedTo(lines.length),
    taxesCents: taxes.map(({ cents }) => cents),
    taxCents,
    grandTotalCents: sumCents([subtotalCents, -discountCents, shippingCostCents, taxCents]),
  }
}

function discountOf(goodsCents: number, { percent, fixedCents }: Discounts): number {
  const byPercent = shareOfCents(goodsCents, Math.min(percent, 100), 100)
  return byPercent + Math.min(fixedCents, goodsCents - byPercent)
}

/** A coupon. */
export interface Coupon {
  readonly promoCode: string
  /** A whole number from 1 to 100. */
  readonly percent?: number
  readonly fixedCents?: number
  readonly isFreeShipping?: boolean
  /** The minimum subtotal. */
  readonly fromCents?: number
  /** Valid from, in ms since 1970. */
  readonly startsAt?: number
  /** Valid until, in ms since 1970. */
  readonly endsAt?: number
}

/** A code as it is stored: trimmed, in capitals. */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** The reason why a coupon does not apply; `undefined` if it does. */
export function couponProblem(
  { fromCents = 0, startsAt = Number.NEGATIVE_INFINITY, endsAt = Number.POSITIVE_INFINITY }: Coupon,
  subtotalCents: number,
  now: number,
): 'not-yet' | 'ended' | 'too-little' | undefined {
  if (now < startsAt) return 'not-yet'
  if (now >= endsAt) return 'ended'
  return subtotalCents < fromCents ? 'too-little' : undefined
}

/** The discounts of several coupons together. */
export const discountsOf = (coupons: readonly Coupon[]): Discounts => ({
  percent: coupons.reduce((sum, { percent = 0 }) => sum + percent, 0),
  fixedCents: sumCents(coupons.map(({ fixedCents = 0 }) => fixedCents)),
})

/** The cost of a shipping option. */
export interface ShippingRate {
  readonly baseCents: number
  /** Per started kilogram. */
  readonly perKilogramCents: number
  /** Free from this subtotal on; never free without one. */
  readonly freeFromCents?: number
}

const GRAMS_PER_KILOGRAM = 1000

/** The shipping cost of a weight in whole grams and a subtotal, in cents. */
export function shippingCost(
  { baseCents, perKilogramCents, freeFromCents = Number.POSITIVE_INFINITY }: ShippingRate,
  grams: number,
  subtotalCents: number,
): number {
  if (subtotalCents >= freeFromCents) return 0
  return sumCents([baseCents, timesCents(perKilogramCents, Math.ceil(grams / GRAMS_PER_KILOGRAM))])
}

/** The destination of an order, for taxes. */
interface TaxLocation {
  /** ISO 3166 code of two letters. */
  readonly country: string
  /** State or province, as its postal service writes it. */
  readonly region: string
}

/** The tax of a country, or of one of its regions. */
export interface TaxRule extends TaxRate {
  readonly country: string
  /** The whole country if missing. */
  readonly region?: string
}

/** All taxes of a destination, in the order of the rules; none without a destination. */
export function rulesAt<Rule extends TaxRule>(
  rules: readonly Rule[],
  location: TaxLocation | undefined,
): readonly Rule[] {
  const country = location?.country.trim().toUpperCase()
  const region = location?.region.trim().toUpperCase()
  return rules.filter(rule => rule.country === country && (rule.region ?? region) === region)
}
