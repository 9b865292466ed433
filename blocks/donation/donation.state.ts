import type { CurrencyCode } from '../../src/locale/money/currencies'
import { centsOf } from '../../src/locale/money/money'
import { parseMoney } from '../../src/locale/money/money-format'

/** The visitor's choice of an amount. */
export type Choice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'own'; readonly text: string }

/**
 * Returns the amount of a choice in cents: 0 if nothing is selected, undefined if the input is not an amount.
 */
export function chosenCents(choice: Choice, currency: CurrencyCode): number | undefined {
  if (choice.kind === 'nothing') return 0
  if (choice.kind === 'amount') return choice.cents
  const money = parseMoney(choice.text, currency)
  // Longer numbers are not safe integers of cents.
  const cents = money && money.value.length < 15 ? centsOf(money) : 0
  return cents > 0 ? cents : undefined
}
