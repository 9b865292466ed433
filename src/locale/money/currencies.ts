/** The format of a currency. */
export interface Currency {
  readonly symbol: string
  /** The place of the symbol; the krone and its like have theirs after the amount. */
  readonly placement: 'before' | 'spaced-before' | 'after'
  /** The decimals shown: 0 or 2. */
  readonly decimals: number
}

const before = (symbol: string, decimals = 2): Currency => ({ symbol, placement: 'before', decimals })
const spacedBefore = (symbol: string): Currency => ({ symbol, placement: 'spaced-before', decimals: 2 })
const after = (symbol: string): Currency => ({ symbol, placement: 'after', decimals: 2 })

/** The currencies that a store can sell in, by ISO 4217 code. */
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

/** Whether the text is the code of a currency that a store can sell in. */
export const isCurrencyCode = (code: unknown): code is CurrencyCode =>
  typeof code === 'string' && Object.hasOwn(CURRENCIES, code)
