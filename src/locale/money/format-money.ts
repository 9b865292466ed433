import { CURRENCIES, type Currency } from './currencies'
import { checkMoney, type Money, moneyOf } from './money'

/** Digits before the decimal point at most (A9 L150). */
export const MAX_INTEGER_PLACES = 15

/** Keeps a symbol on the line of its amount. */
const SPACE = '\u00a0'

/**
 * Writes an amount as the store does: `$1,234.50`, `CHF 5.00`, `12.00 kr`, `-¥500`. Thousands are parted by a comma and
 * decimals by a point in every language (A9 L150). Where a currency shows no decimals, a half is rounded away from zero.
 *
 * @throws TypeError for what is no money object (B3 L136), RangeError over 15 integer places.
 */
export function formatMoney(money: Money): string {
  const { value, currency } = checkMoney(money)
  const { symbol, placement, decimals }: Currency = CURRENCIES[currency]
  const [integer = '', fraction = ''] = value.replace('-', '').split('.')
  const hundredths = decimals ? fraction.slice(0, 2).padEnd(2, '0') : ''
  const whole = `${BigInt(integer) + (!decimals && fraction >= '5' ? 1n : 0n)}`
  if (whole.length > MAX_INTEGER_PLACES) {
    throw new RangeError(`${value} ${currency} has more than ${MAX_INTEGER_PLACES} integer places`)
  }

  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const amount = hundredths ? `${grouped}.${hundredths}` : grouped
  const sign = value.startsWith('-') && /[1-9]/.test(amount) ? '-' : ''
  if (placement === 'after') return `${sign}${amount}${SPACE}${symbol}`
  return `${sign}${symbol}${placement === 'before' ? '' : SPACE}${amount}`
}

/**
 * Writes an amount in cents: 123450 USD is `$1,234.50`.
 *
 * @throws TypeError for a currency that no store sells in, RangeError for an amount that is not a safe integer.
 */
export const formatCents = (cents: number, currency: string): string => formatMoney(moneyOf(cents, currency))
