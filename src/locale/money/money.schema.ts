import * as z from 'zod/mini'
import { isRecord } from '../../data/core/json'
import { NO_DEFAULT } from '../../data/fields/validators'
import { isCents } from './cents'
import { type CurrencyCode, isCurrencyCode } from './currencies'
import { centsOf, isMoney, storeCurrency } from './money'

/** An amount on a page, and the currency it names. */
export interface NamedPrice {
  readonly cents: number
  /** Empty if the page only has cents. */
  readonly currency: string
}

/** A price as pages write it: whole cents, or an amount with its currency. */
type GivenPrice =
  | number
  | { readonly value: string; readonly currency: string }
  | { readonly decimalValue: string; readonly currencyCode: string }

/** Longer amounts may exceed the safe integers. */
const MAX_CHARACTERS = 16

/** Cents as a number, `{ value, currency }`, or the context's `{ decimalValue, currencyCode }`. */
export const namedPrice = () =>
  z.pipe(
    z.custom<GivenPrice>(
      value => priceIn(value) !== undefined,
      'expected whole cents of 0 or more, or a money object of a currency we know',
    ),
    z.transform((value): NamedPrice => priceIn(value) ?? { cents: 0, currency: '' }),
  )

function priceIn(value: unknown): NamedPrice | undefined {
  if (isCents(value)) return value >= 0 ? { cents: value, currency: '' } : undefined
  const money =
    isRecord(value) && 'decimalValue' in value
      ? { value: value['decimalValue'], currency: value['currencyCode'] }
      : value
  if (!isMoney(money) || money.value.startsWith('-') || money.value.length > MAX_CHARACTERS) return undefined
  return { cents: centsOf(money), currency: money.currency }
}

/** ISO 4217 code. An unknown one has no default: an amount is never shown in another currency. */
export const currencyCode = () =>
  z.custom<CurrencyCode>(isCurrencyCode, {
    error: 'expected the code of a currency we know',
    params: NO_DEFAULT,
  })

/** ISO 4217 code for amounts without a currency; the shop's currency by default [CTX-20]. */
export const currencyField = () => z._default(currencyCode(), () => storeCurrency())
