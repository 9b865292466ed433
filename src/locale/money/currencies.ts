import { storeSettings } from '../../site/store-settings/store-settings'
import { DEFAULT_CURRENCY, type Money, moneyOf } from './money'

/** How amounts of a currency are written. */
export interface Currency {
  readonly symbol: string
  /** Where the symbol stands; the krone and its kin have theirs after the amount. */
  readonly placement: 'before' | 'spaced-before' | 'after'
  /** Decimals that are shown: 0 or 2. */
  readonly decimals: number
}

const before = (symbol: string, decimals = 2): Currency => ({ symbol, placement: 'before', decimals })
const spacedBefore = (symbol: string): Currency => ({ symbol, placement: 'spaced-before', decimals: 2 })
const after = (symbol: string): Currency => ({ symbol, placement: 'after', decimals: 2 })

/** The currencies that a store can sell in, by ISO 4217 code [MON-07]. */
export const CURRENCIES = {
  EUR: before('€'),
  USD: before('$'),
  AUD: before('A$'),
  NOK: after('kr'),
  CAD: before('C$'),
  NZD: before('NZ$'),
  DKK: after('kr'),
  GBP: before('£'),
  HKD: before('HK$'),
  CHF: spacedBefore('CHF'),
  MXN: before('MX$'),
  SGD: before('S$'),
  SEK: after('kr'),
  CZK: after('Kč'),
  ILS: before('₪'),
  PHP: before('₱'),
  RUB: after('₽'),
  PLN: after('zł'),
  THB: before('฿'),
  MYR: spacedBefore('RM'),
  ARS: before('AR$'),
  BRL: before('R$'),
  COP: before('COL$'),
  IDR: spacedBefore('Rp'),
  INR: before('₹'),
  JPY: before('¥', 0),
  ZAR: before('R'),
} as const satisfies Readonly<Record<string, Currency>>

export type CurrencyCode = keyof typeof CURRENCIES

/** The text is the code of a currency that a store can sell in. */
export const isCurrencyCode = (code: unknown): code is CurrencyCode =>
  typeof code === 'string' && Object.hasOwn(CURRENCIES, code)

/**
 * ISO 4217 code of the currency of amounts that name none: the one that the shop sells in, else the one that it keeps
 * its accounts in, else US dollars [CTX-20]. A currency without a format of its own counts as missing.
 */
export function storeCurrency(): CurrencyCode {
  const { selectedCurrency, defaultCurrency } = storeSettings()
  return [selectedCurrency, defaultCurrency].find(isCurrencyCode) ?? DEFAULT_CURRENCY
}

/** No money at all, in the shop's currency [CART-06] [MON-09]. */
export const zeroMoney = (): Money => moneyOf(0, storeCurrency())
