import { sumCents, timesCents } from '../../locale/money/cents'

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
