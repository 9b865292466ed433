import type { CurrencyCode } from '../../src/locale/money/currencies'
import { centsOf } from '../../src/locale/money/money'
import { parseMoney } from '../../src/locale/money/money-text'

/** What the visitor would give. */
export type Choice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'own'; readonly text: string }

/** The amount of a choice, in cents: 0 where none is chosen, undefined where what is typed is none. */
export function chosenCents(choice: Choice, currency: CurrencyCode): number | undefined {
  if (choice.kind === 'nothing') return 0
  if (choice.kind === 'amount') return choice.cents
  const money = parseMoney(choice.text, currency)
  // Over 15 places there is no such number of cents.
  const cents = money && money.value.length < 15 ? centsOf(money) : 0
  return cents > 0 ? cents : undefined
}
