import { CURRENCIES, type Currency, type CurrencyCode } from './currencies'
import { checkMoney, type Money, moneyOf } from './money'

/** Maximum number of digits before the decimal point [MON-06]. */
const MAX_INTEGER_PLACES = 15

/** Keeps a symbol on the line of its amount. */
const SPACE = '\u00a0'

/**
 * Formats an amount as the store does: `$1,234.50`, `CHF 5.00`, `12.00 kr`, `-¥500`. A comma separates
 * thousands and a point decimals in every language. If a currency shows no decimals, halves round
 * away from zero.
 *
 * @throws TypeError for an invalid money object, RangeError over 15 integer places.
 */
export function formatMoney(money: Money): string {
  const { value, currency } = checkMoney(money)
  const { symbol, placement, decimals }: Currency = CURRENCIES[currency]
  const [integer = '', fraction = ''] = value.replace('-', '').split('.')
  const hundredths = decimals ? fraction.slice(0, 2).padEnd(2, '0') : ''
  const whole = BigInt(integer) + (!decimals && fraction >= '5' ? 1n : 0n)
  if (whole >= 10n ** BigInt(MAX_INTEGER_PLACES)) {
    throw new RangeError(`${value} ${currency} has more than ${MAX_INTEGER_PLACES} integer places`)
  }

  const grouped = whole.toLocaleString('en')
  const amount = hundredths ? `${grouped}.${hundredths}` : grouped
  const sign = value.startsWith('-') && /[1-9]/.test(amount) ? '-' : ''
  if (placement === 'after') return `${sign}${amount}${SPACE}${symbol}`
  return `${sign}${symbol}${placement === 'before' ? '' : SPACE}${amount}`
}

/**
 * Formats an amount in cents: 123450 USD is `$1,234.50`.
 *
 * @throws TypeError for a currency that no store sells in, RangeError for an amount that is not a safe
 * integer.
 */
export const formatCents = (cents: number, currency: string): string => formatMoney(moneyOf(cents, currency))

const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/

/**
 * Parses an amount as `formatMoney` writes it and as people type it: symbol or code on either side or
 * missing, thousands separated by commas or not, any minus sign.
 *
 * @returns `undefined` for anything else: `12,50` is ambiguous, either 12.50 or a mistyped 1250.
 */
export function parseMoney(text: string, currency: CurrencyCode): Money | undefined {
  const { symbol, decimals }: Currency = CURRENCIES[currency]
  const bare = text.trim().replace(/^[-−]\s*/, '')
  // Canadians type `$` for their dollar.
  const amount = [symbol, currency, symbol.replace(/^\w+(?=\$)/, '')].reduce(without, bare)
  const [, integer = '', fraction = ''] = AMOUNT.exec(amount) ?? []
  const whole = integer.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  if (!whole || whole.length > MAX_INTEGER_PLACES || /[1-9]/.test(fraction.slice(decimals))) return undefined
  const value = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`
  const isNegative = bare !== text.trim() && /[1-9]/.test(value)
  return { value: isNegative ? `-${value}` : value, currency }
}

/** Removes the mark, ignoring case, from the start or else the end. */
function without(text: string, mark: string): string {
  const same = (part: string): boolean => part.toLowerCase() === mark.toLowerCase()
  if (same(text.slice(0, mark.length))) return text.slice(mark.length).trim()
  return same(text.slice(-mark.length)) ? text.slice(0, -mark.length).trim() : text
}
