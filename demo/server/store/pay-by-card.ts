import type { CountedLine, Totals } from '../../../src/commerce/order-totals.ts'
import { sumCents } from '../../../src/locale/money/cents.ts'
import type { CardPayment } from '../database/gift-cards.ts'

/**
 * What each gift card pays of a cart, in the order in which they were put in, each down to 0. They pay for
 * everything but gift cards: money is not turned into money.
 */
export function cardPayments(
  balances: readonly (readonly [number: string, cents: number])[],
  lines: readonly CountedLine[],
  { lines: totals, grandTotalCents }: Pick<Totals, 'lines' | 'grandTotalCents'>,
): CardPayment[] {
  const money = sumCents(lines.map(({ isMoney }, at) => (isMoney ? (totals[at]?.lineCents ?? 0) : 0)))
  let open = Math.max(0, grandTotalCents - money)
  return balances.flatMap(([number, balance]) => {
    const cents = Math.min(open, balance)
    open -= cents
    return cents > 0 ? [{ number, cents }] : []
  })
}
