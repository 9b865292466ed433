import { type Field, field, flag, slice } from '../slices/slice'
import { UNIT_SYSTEMS, type UnitSystem } from '../unit-systems'

/** An ISO 4217 code in capitals; empty by default. */
const currency: Field<string> = (raw, path, wrong) =>
  field<string, string>(isCurrency, 'a currency code', '')(raw, path, wrong).toUpperCase()

const isCurrency = (raw: unknown): boolean => typeof raw === 'string' && /^([a-z]{3})?$/i.test(raw)

/** Real pages use the number, the specification the name. */
const unitSystem: Field<UnitSystem> = (raw, path, wrong) => {
  const known = field(isUnitSystem, 'imperial, metric, 1 or 2', UNIT_SYSTEMS.imperial)(raw, path, wrong)
  return known === 'metric' || known === UNIT_SYSTEMS.metric ? 'metric' : 'imperial'
}

const isUnitSystem = (raw: unknown): boolean =>
  ['imperial', 'metric', ...Object.values(UNIT_SYSTEMS)].includes(raw as UnitSystem)

/** The shop's settings. */
export const storeSettings = slice(['storeSettings.', 'websiteSettings.storeSettings.'], {
  /** Skips the cart: adding a product opens the checkout. */
  expressCheckout: flag(),
  /** Pounds and inches, or kilograms and centimetres. */
  measurementStandard: unitSystem,
  /** ISO 4217 code of the shop's accounting currency; empty if missing. */
  defaultCurrency: currency,
  /** ISO 4217 code of the shop's sales currency; `storeCurrency()` applies the defaults. */
  selectedCurrency: currency,
})
