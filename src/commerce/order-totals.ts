import { shareOfCents, splitCents, sumCents, timesCents } from '../locale/money/cents'

/** What the totals need to know of a line. */
export interface CountedLine {
  readonly quantity: number
  readonly unitCents: number
  /** Gift cards are money: no coupon makes them cheaper, no tax is on them. */
  readonly isMoney: boolean
}

/** What coupons take off together. */
interface Discounts {
  /** The sum of all percentages, whole ones; over 100 counts as 100. */
  readonly percent: number
  readonly fixedCents: number
}

/** A tax that is due. */
export interface TaxRate {
  /** In millionths: 88750 is 8.875 %. */
  readonly rateMillionths: number
  readonly includesShipping: boolean
  /** Prices hold it already: it is told, and not added. */
  readonly isInPrice?: boolean
}

/** A line's part of the totals; the parts of all lines add up to them. */
export interface LineTotals {
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
  /** What of the taxes falls on the shipping. */
  readonly shippingTaxCents: number
  /** One amount for each rate, in their order, those in the price too. */
  readonly taxesCents: readonly number[]
  /** What taxes add. */
  readonly taxCents: number
  readonly grandTotalCents: number
}

const MILLION = 1_000_000

/**
 * Adds up a cart, in whole cents. The percentages of all coupons are one share of the goods, rounded once; fixed
 * amounts come off after them, down to 0. Each tax is one share of what the goods and, where it says so, the shipping
 * cost after that, rounded once. A half goes up. What is rounded is then split over the lines without losing a cent.
 *
 * @throws RangeError for parts of a cent or a piece, and beyond the safe integers.
 */
export function addUp(
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

/** What a way of sending costs. */
export interface ShippingRate {
  readonly baseCents: number
  /** For each kilogram begun. */
  readonly perKilogramCents: number
  /** From this subtotal on it costs nothing; without one it always does. */
  readonly freeFromCents?: number
}

const GRAMS_PER_KILOGRAM = 1000

/** What it costs to send so many whole grams of goods that cost so much, in cents. */
export function shippingCost(
  { baseCents, perKilogramCents, freeFromCents = Number.POSITIVE_INFINITY }: ShippingRate,
  grams: number,
  subtotalCents: number,
): number {
  if (subtotalCents >= freeFromCents) return 0
  return sumCents([baseCents, timesCents(perKilogramCents, Math.ceil(grams / GRAMS_PER_KILOGRAM))])
}

/** Where something is sent to, as far as taxes ask. */
export interface TaxLocation {
  /** ISO 3166 code of two letters. */
  readonly country: string
  /** State or province, as its post office writes it. */
  readonly region: string
}

/** A tax of a country, or of one of its regions. */
export interface TaxRule extends TaxRate {
  readonly country: string
  /** Everywhere in the country where there is none. */
  readonly region?: string
}

/** The taxes that are due there, all of them, in the order of the rules; none while nobody knows where it goes. */
export function rulesAt<Rule extends TaxRule>(
  rules: readonly Rule[],
  location: TaxLocation | undefined,
): readonly Rule[] {
  const country = location?.country.trim().toUpperCase()
  const region = location?.region.trim().toUpperCase()
  return rules.filter(rule => rule.country === country && (rule.region ?? region) === region)
}
