import * as z from 'zod/mini'
import { UNIT_SYSTEMS } from '../enums/unit-systems'
import { flag, part } from './fields'

/** Currency of a store that names none (B3 L121, B9 L384). */
export const DEFAULT_CURRENCY = 'USD'

const currency = z._default(
  z.string().check(
    z.regex(/^([a-z]{3})?$/i),
    z.overwrite(code => code.toUpperCase() || DEFAULT_CURRENCY),
  ),
  DEFAULT_CURRENCY,
)

/** Real pages write the number, the specification the name. */
const measurementStandard = z._default(
  z.union([
    z.enum(['imperial', 'metric']),
    z.pipe(
      z.literal(UNIT_SYSTEMS.imperial),
      z.transform(() => 'imperial' as const),
    ),
    z.pipe(
      z.literal(UNIT_SYSTEMS.metric),
      z.transform(() => 'metric' as const),
    ),
  ]),
  'imperial',
)

/** How the site sells (A3 L56). */
export const storeSettingsSchema = part({
  /** Skips the cart: adding a product leads to the checkout. */
  expressCheckout: flag(),
  /** Pounds and inches, or kilograms and centimetres. */
  measurementStandard,
  /** ISO 4217 code of the currency that prices are kept in. */
  defaultCurrency: currency,
  /** ISO 4217 code of the currency that the visitor sees. */
  selectedCurrency: currency,
})
