import * as z from 'zod/mini'
import { location } from '../../../src/calls/commerce.ts'
import { type NewOrder, newOrder, TEST_CARDS } from '../../../src/calls/orders.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { isUsZip } from '../../../src/forms/value-rules.ts'

type Typed = Readonly<Record<string, string>>

/** Messages for invalid fields. */
const FAULTS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email',
  name: 'Please enter your name',
  line1: 'Please enter a street',
  city: 'Please enter a town',
  country: 'Please select a country',
  postalCode: 'Please enter a postal code',
  card: 'Please choose one of the test cards',
}

const ZIP = 'A US zip code has exactly 5 digits.'

/** The entered location; undefined without a country. */
export function parseLocation({ country = '', region = '', postalCode = '' }: Typed) {
  const read = z.safeParse(location, { country, region: region.trim(), postalCode: postalCode.trim() })
  return read.success ? read.data : undefined
}

/** Validates the checkout form, and returns the order or the errors by field name. */
export function parseCheckout(
  typed: Typed,
  requiresShipping: boolean,
): Result<NewOrder, Readonly<Record<string, string>>> {
  const { line1, line2, city, country, region, postalCode = '' } = typed
  const centsIn = (text = ''): number => (/^\d{1,16}$/.test(text) ? Number(text) : 0)
  const read = z.safeParse(newOrder, {
    email: typed['email'] ?? '',
    name: typed['name'] ?? '',
    address: {
      line1,
      line2,
      city,
      country: country ?? '',
      region: region?.trim(),
      postalCode: postalCode.trim(),
    },
    shippingOptionId: typed['shippingOptionId'] || null,
    card: typed['card'] ?? TEST_CARDS.pays,
    grandTotalCents: centsIn(typed['grandTotalCents']),
    giftCardCents: centsIn(typed['giftCardCents']),
  })
  const names = read.success ? [] : read.error.issues.map(({ path }) => String(path.at(-1)))
  const missing = requiresShipping ? ['line1', 'city', 'postalCode'].filter(name => !typed[name]?.trim()) : []
  const faults = Object.fromEntries(
    [...names, ...missing].map(name => [name, FAULTS[name] ?? 'Please check this field.']),
  )
  if (country === 'US' && postalCode.trim() && !isUsZip(postalCode.trim())) faults['postalCode'] = ZIP
  return read.success && Object.keys(faults).length === 0
    ? { ok: true, value: read.data }
    : { ok: false, error: faults }
}
