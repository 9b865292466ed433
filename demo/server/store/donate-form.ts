import * as z from 'zod/mini'
import { newOrder, TEST_CARDS } from '../../../src/calls/orders.ts'
import { MAX_PRICE_CENTS } from '../../../src/commerce/price/price.ts'
import { centsOf } from '../../../src/locale/money/money.ts'
import { parseMoney } from '../../../src/locale/money/money-text.ts'
import { type DonationPage, LEAST_DONATION_CENTS } from './donation-pages.ts'
import { CURRENCY } from './limits.ts'
import type { Donation } from './place-donation.ts'
import { priceText } from './price-text.ts'

export type Typed = Readonly<Record<string, string>>

/** The amount that is chosen or typed, in cents; undefined where it is none that can be given. */
export function typedCents({ amount = '', otherAmount = '' }: Typed): number | undefined {
  // Whoever has chosen one amount and typed another is asked again.
  if (amount && amount !== 'other' && otherAmount.trim()) return undefined
  const money = parseMoney(amount === 'other' || !amount ? otherAmount : amount, CURRENCY)
  if (!money || money.value.length > 12) return undefined
  const cents = centsOf(money)
  return cents >= LEAST_DONATION_CENTS && cents <= MAX_PRICE_CENTS ? cents : undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const giver = z.object({
  email: newOrder.shape.email,
  name: newOrder.shape.name,
  card: newOrder.shape.card,
  key: z.string().check(z.regex(UUID)),
})

const FAULTS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email',
  name: 'Please enter your name',
  card: 'Please choose one of the test cards',
  key: 'Please send it again.',
}

/** What is typed as a donation, or what is wrong with it by the name of the field. */
export function readDonation(
  page: DonationPage,
  typed: Typed,
): { readonly donation: Donation } | { readonly faults: Readonly<Record<string, string>> } {
  const cents = typedCents(typed)
  const read = z.safeParse(giver, typed)
  const wrong = read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))
  if (read.success && cents !== undefined) {
    if (read.data.card === TEST_CARDS.declined)
      return { faults: { card: 'Your card was declined. Nothing has been given.' } }
    const { email, name, key } = read.data
    return { donation: { page, cents, email, name, key } }
  }
  return {
    faults: {
      ...(cents === undefined && { amount: amountFault(typed) }),
      ...Object.fromEntries(wrong.map(name => [name, FAULTS[name] ?? 'Please check this.'])),
    },
  }
}

const amountFault = ({ amount, otherAmount = '' }: Typed): string =>
  amount && amount !== 'other' && otherAmount.trim()
    ? 'Please choose one amount: that of the list or your own.'
    : `Please enter an amount from ${priceText(LEAST_DONATION_CENTS)} to ${priceText(MAX_PRICE_CENTS)}.`
