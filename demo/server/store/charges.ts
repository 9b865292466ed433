import type { Location, ShippingOption } from '../../../src/calls/commerce.ts'
import {
  type Coupon,
  type ShippingRate,
  shippingCost,
  type TaxRule,
} from '../../../src/commerce/order-totals.ts'

/** A shipping method for one of the zones. */
interface Rate extends ShippingRate {
  readonly id: string
  readonly name: string
  readonly zone: Zone
  /** Whether free-shipping coupons cover it. */
  readonly isPlain: boolean
}

type Zone = 'home' | 'america' | 'europe' | 'world'

const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

const RATES: readonly Rate[] = [
  {
    id: 'home-post',
    name: 'By post, three days',
    zone: 'home',
    baseCents: 450,
    perKilogramCents: 60,
    freeFromCents: 15_000,
    isPlain: true,
  },
  {
    id: 'home-morning',
    name: 'By courier, tomorrow morning',
    zone: 'home',
    baseCents: 1200,
    perKilogramCents: 110,
    isPlain: false,
  },
  {
    id: 'america-post',
    name: 'Airmail, ten days',
    zone: 'america',
    baseCents: 1800,
    perKilogramCents: 650,
    isPlain: true,
  },
  {
    id: 'america-courier',
    name: 'By courier, four days',
    zone: 'america',
    baseCents: 3900,
    perKilogramCents: 900,
    isPlain: false,
  },
  {
    id: 'europe-post',
    name: 'By post, six days',
    zone: 'europe',
    baseCents: 1400,
    perKilogramCents: 320,
    isPlain: true,
  },
  {
    id: 'europe-courier',
    name: 'By courier, three days',
    zone: 'europe',
    baseCents: 2600,
    perKilogramCents: 480,
    isPlain: false,
  },
  {
    id: 'world-post',
    name: 'Airmail, two to three weeks',
    zone: 'world',
    baseCents: 2400,
    perKilogramCents: 950,
    isPlain: true,
  },
]

/** The shipping methods for a weight in grams and a subtotal, the standard one first. */
export function shippingOptions(
  { country }: Location,
  grams: number,
  subtotalCents: number,
  isPaidByCoupon: boolean,
): ShippingOption[] {
  const zone = zoneOf(country)
  return RATES.filter(rate => rate.zone === zone).map(rate => {
    const isFree = rate.isPlain && isPaidByCoupon
    return { id: rate.id, name: rate.name, costCents: isFree ? 0 : shippingCost(rate, grams, subtotalCents) }
  })
}

function zoneOf(country: string): Zone {
  if (country === 'GB') return 'home'
  if (country === 'US' || country === 'CA') return 'america'
  return EUROPE.has(country) ? 'europe' : 'world'
}

/** A tax rule with its display name. */
interface NamedTaxRule extends TaxRule {
  readonly id: string
  readonly name: string
}

/** Real rates for a fictional shop; not tax advice. */
export const TAX_RULES: readonly NamedTaxRule[] = [
  { id: 'gb-vat', name: 'VAT', country: 'GB', rateMillionths: 200_000, includesShipping: true },
  { id: 'de-vat', name: 'Mehrwertsteuer', country: 'DE', rateMillionths: 190_000, includesShipping: true },
  { id: 'fr-vat', name: 'TVA', country: 'FR', rateMillionths: 200_000, includesShipping: true },
  { id: 'ie-vat', name: 'VAT', country: 'IE', rateMillionths: 230_000, includesShipping: true },
  {
    id: 'us-ny',
    name: 'New York sales tax',
    country: 'US',
    region: 'NY',
    rateMillionths: 40_000,
    includesShipping: true,
  },
  {
    id: 'us-ny-city',
    name: 'Local sales tax',
    country: 'US',
    region: 'NY',
    rateMillionths: 48_750,
    includesShipping: true,
  },
  {
    id: 'us-ca',
    name: 'California sales tax',
    country: 'US',
    region: 'CA',
    rateMillionths: 72_500,
    includesShipping: false,
  },
  { id: 'ca-gst', name: 'GST', country: 'CA', rateMillionths: 50_000, includesShipping: true },
  { id: 'ca-qc', name: 'QST', country: 'CA', region: 'QC', rateMillionths: 99_750, includesShipping: true },
]

/** A coupon with its display name. */
export interface NamedCoupon extends Coupon {
  readonly name: string
}

const COUPONS: readonly NamedCoupon[] = [
  { promoCode: 'KILN10', name: 'Ten percent off', percent: 10 },
  { promoCode: 'MEND5', name: '$5 off from $50', fixedCents: 500, fromCents: 5000 },
  { promoCode: 'BYPOST', name: 'Plain shipping free', isFreeShipping: true },
  { promoCode: 'SPRING26', name: 'A fifth off, until June 2026', percent: 20, endsAt: Date.UTC(2026, 5, 1) },
]

/** Finds a coupon by its code, whether or not it is currently valid. */
export const findCoupon = (code: string): NamedCoupon | undefined =>
  COUPONS.find(({ promoCode }) => promoCode === code)
