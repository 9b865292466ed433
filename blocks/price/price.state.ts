import type { Price } from '../../src/commerce/price/price'
import type { CurrencyCode } from '../../src/locale/money/currencies'
import { centsOf } from '../../src/locale/money/money'
import { parseMoney } from '../../src/locale/money/money-format'

/** `9999999999999.99` */
const MAX_CHARACTERS = 16

const FROM = /^from\s+/i

/**
 * Reads a price as a page writes it: `84`, `$84.00`, `from $84.00`, and the original price.
 * @returns undefined if the text is ambiguous or holds more than an amount.
 */
export function priceOfText(
  { price, original }: { readonly price: string; readonly original: string },
  currency: string,
): Price | undefined {
  const cents = centsIn(price.replace(FROM, ''), currency)
  const originalCents = original ? centsIn(original, currency) : cents
  if (cents === undefined || originalCents === undefined) return undefined
  if (FROM.test(price)) return original ? undefined : { kind: 'from', cents }
  return originalCents > cents ? { kind: 'sale', cents, originalCents } : { kind: 'plain', cents }
}

function centsIn(text: string, currency: string): number | undefined {
  const money = parseMoney(text, currency as CurrencyCode)
  // Longer ones might exceed the safe integers in cents.
  return money && money.value.length <= MAX_CHARACTERS && !money.value.startsWith('-')
    ? centsOf(money)
    : undefined
}
