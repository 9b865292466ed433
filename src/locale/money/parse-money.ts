import { CURRENCIES, type Currency, type CurrencyCode } from './currencies'
import { MAX_INTEGER_PLACES } from './format-money'
import type { Money } from './money'

const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/

/**
 * Reads an amount as `formatMoney` writes it, and as people type it: the symbol or the code on either side or left out,
 * thousands parted by commas or not at all, any minus sign.
 *
 * @returns undefined for anything else: `12,50` is no amount, for it could be 12.50 or a mistyped 1250.
 */
export function parseMoney(text: string, currency: CurrencyCode): Money | undefined {
  const { symbol, decimals }: Currency = CURRENCIES[currency]
  const bare = text.trim().replace(/^[-−]\s*/, '')
  // In Canada a dollar is `$` to whoever types it.
  const amount = [symbol, currency, symbol.replace(/^\w+(?=\$)/, '')].reduce(without, bare)
  const [, integer = '', fraction = ''] = AMOUNT.exec(amount) ?? []
  const whole = integer.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  if (!whole || whole.length > MAX_INTEGER_PLACES || /[1-9]/.test(fraction.slice(decimals))) return undefined
  const value = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`
  const isNegative = bare !== text.trim() && /[1-9]/.test(value)
  return { value: isNegative ? `-${value}` : value, currency }
}

/** Without the mark, in any case, at the beginning or else at the end. */
function without(text: string, mark: string): string {
  const same = (part: string): boolean => part.toLowerCase() === mark.toLowerCase()
  if (same(text.slice(0, mark.length))) return text.slice(mark.length).trim()
  return same(text.slice(-mark.length)) ? text.slice(0, -mark.length).trim() : text
}
