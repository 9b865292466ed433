import { shareOfCents, splitCents, sumCents, timesCents } from '../../locale/money/cents'

/** What the totals need to know of a line. */
export interface CountedLine {
  readonly quantity: number
  readonly unitCents: number
  /** Gift cards are money: no coupon makes them cheaper, no tax is on them. */
  readonly isMoney: boolean
}

/** What coupons take off together. */
export interface Discounts {
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
