import { isRecord } from '../../data/core/json'
import { storeSettings } from '../../site/store-settings/store-settings'
import { checkCents } from './cents'
import { type CurrencyCode, isCurrencyCode } from './currencies'

/** An amount with its currency, in calls and pages: `{ value: '12.50', currency: 'USD' }`. */
export interface Money {
  /** Decimal text with up to two decimals, whatever the currency. */
  readonly value: string
  /** ISO 4217 code. */
  readonly currency: string
}

/** Bounded: a number of many digits takes long to parse. */
const DECIMAL = /^-?\d{1,30}(\.\d{1,2}0{0,30})?$/

/** Whether the value is a money object in a currency that a store can sell in. */
export const isMoney = (value: unknown): value is Money & { readonly currency: CurrencyCode } =>
  isRecord(value) &&
  isCurrencyCode(value['currency']) &&
  typeof value['value'] === 'string' &&
  DECIMAL.test(value['value'])

/**
 * Returns the money object.
 *
 * @throws TypeError for anything else.
 */
export function checkMoney(value: unknown): Money & { readonly currency: CurrencyCode } {
  if (isMoney(value)) return value
  throw new TypeError(
    `${JSON.stringify(value)} is no money object such as ${JSON.stringify(moneyOf(0, DEFAULT_CURRENCY))}`,
  )
}

/**
 * The money object for an amount in cents.
 *
 * @throws RangeError for an amount that is not a safe integer.
 */
export function moneyOf(cents: number, currency: string): Money {
  const digits = `${Math.abs(checkCents(cents))}`.padStart(3, '0')
  return { value: `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency }
}

/**
 * The amount of a money object in cents.
 *
 * @throws TypeError for an invalid money object, RangeError beyond the safe integers.
 */
export function centsOf(money: Money): number {
  const [whole = '', decimals = ''] = checkMoney(money).value.split('.')
  return checkCents(Number(whole + decimals.slice(0, 2).padEnd(2, '0')))
}

/** The ISO 4217 code for a store without a currency. */
export const DEFAULT_CURRENCY = 'USD' as const

/**
 * The ISO 4217 code for amounts without a currency: the shop's sales currency, else its accounting currency,
 * else US dollars. A currency without a format counts as missing.
 */
export function storeCurrency(): CurrencyCode {
  const { selectedCurrency, defaultCurrency } = storeSettings()
  return [selectedCurrency, defaultCurrency].find(isCurrencyCode) ?? DEFAULT_CURRENCY
}

/** Zero in the shop's currency. */
export const zeroMoney = (): Money => moneyOf(0, storeCurrency())
