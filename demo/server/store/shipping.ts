import type { Location, ShippingOption } from '../../../src/calls/commerce.ts'
import { type ShippingRate, shippingCost } from '../../../src/commerce/order-totals.ts'

/** A way to send a parcel to one of the zones. */
interface Rate extends ShippingRate {
  readonly id: string
  readonly name: string
  readonly zone: Zone
  /** Whether a coupon for free shipping covers it. */
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

/** The ways to send so many grams of that worth, the plainest first. */
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
