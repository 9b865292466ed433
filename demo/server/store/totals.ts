/** What the totals need to know of a line. */
export interface CountedLine {
  readonly quantity: number
  readonly unitCents: number
  /** Gift cards are money: no coupon makes them cheaper, no tax is on them. */
  readonly isMoney: boolean
}

export interface Discounts {
  /** The sum of all percentages; over 100 counts as 100. */
  readonly percent: number
  readonly fixedCents: number
}

export interface TaxRate {
  /** In millionths: 88750 is 8.875 %. */
  readonly rateMillionths: number
  readonly includesShipping: boolean
}

export interface Totals {
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCostCents: number
  /** One amount for each rate, in their order. */
  readonly taxesCents: readonly number[]
  readonly taxCents: number
  readonly grandTotalCents: number
}

const MILLION = 1_000_000

/** Adds up a cart, in whole cents; each rounding is half up, once. */
export function addUp(
  lines: readonly CountedLine[],
  discounts: Discounts,
  shippingCostCents: number,
  rates: readonly TaxRate[],
): Totals {
  const subtotalCents = sumOf(lines)
  const goodsCents = sumOf(lines.filter(({ isMoney }) => !isMoney))
  const byPercent = partOf(goodsCents, Math.min(discounts.percent, 100) * (MILLION / 100))
  const discountCents = byPercent + Math.min(discounts.fixedCents, goodsCents - byPercent)
  const taxesCents = rates.map(({ rateMillionths, includesShipping }) =>
    partOf(goodsCents - discountCents + (includesShipping ? shippingCostCents : 0), rateMillionths),
  )
  const taxCents = taxesCents.reduce((sum, cents) => sum + cents, 0)
  return {
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxesCents,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
  }
}

/** What the lines cost together. */
export function sumOf(lines: readonly Pick<CountedLine, 'quantity' | 'unitCents'>[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
}

/** So many millionths of an amount, rounded half up. The product is larger than a number can hold exactly. */
export function partOf(cents: number, millionths: number): number {
  return Number((BigInt(cents) * BigInt(millionths) + BigInt(MILLION / 2)) / BigInt(MILLION))
}
