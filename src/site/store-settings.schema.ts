import * as z from 'zod/mini'
import { DEFAULT_CURRENCY } from '../commerce/default-currency'
import { nameOf } from '../enums/enum'
import { UNIT_SYSTEMS } from '../enums/unit-systems'
import { flag, part } from '../fields'
import { oneOf, textLike } from '../kinds'

const currency = z._default(
  z.pipe(
    textLike(/^([a-z]{3})?$/i),
    z.transform(code => code.toUpperCase() || DEFAULT_CURRENCY),
  ),
  DEFAULT_CURRENCY,
)

/** Real pages write the number, the specification the name. */
const measurementStandard = z._default(
  z.union([
    oneOf(['imperial', 'metric']),
    z.pipe(
      z.custom<number>(id => id === UNIT_SYSTEMS.imperial || id === UNIT_SYSTEMS.metric),
      z.transform(id => nameOf(UNIT_SYSTEMS, id) ?? 'imperial'),
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
