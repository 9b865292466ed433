import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { DONATION, newOrder, TEST_CARDS } from '../../../src/calls/orders.ts'
import { MAX_PRICE_CENTS } from '../../../src/commerce/price/price.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { centsOf } from '../../../src/locale/money/money.ts'
import { parseMoney } from '../../../src/locale/money/money-format.ts'
import { hashToken } from '../database/accounts.ts'
import type { Database } from '../database/open-database.ts'
import { findOrder, insertOrder, lockCart } from '../database/orders.ts'
import { CURRENCY } from '../database/product-definition.ts'
import { type Refusal, refusal } from '../requests/refusal.ts'
import { priceText } from './prices.ts'

/** A fundraising page. */
export interface DonationPage {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Suggested amounts in cents. */
  readonly amountsCents: readonly number[]
}

const PAGES: readonly DonationPage[] = [
  {
    id: 'kiln',
    title: 'A new kiln',
    text: 'The old one leaks heat at every seam. A new one fires twice as much with half the wood.',
    amountsCents: [1500, 4000, 12_000],
  },
  {
    id: 'apprentice',
    title: 'A year at the wheel',
    text: 'An apprentice pays nothing here for the first year, because many give a little.',
    amountsCents: [1000, 2500, 5000, 10_000],
  },
]

/** Finds a fundraising page; undefined if there is none of that id. */
export const findDonationPage = (id: string): DonationPage | undefined => PAGES.find(page => page.id === id)

/** Minimum donation in cents. */
export const MIN_DONATION_CENTS = 100

export type Typed = Readonly<Record<string, string>>

/** The chosen or entered amount in cents; undefined if it is not a valid donation. */
export function parseAmount({ amount = '', otherAmount = '' }: Typed): number | undefined {
  // Choosing one amount and typing another is ambiguous.
  if (amount && amount !== 'other' && otherAmount.trim()) return undefined
  const money = parseMoney(amount === 'other' || !amount ? otherAmount : amount, CURRENCY)
  if (!money || money.value.length > 12) return undefined
  const cents = centsOf(money)
  return cents >= MIN_DONATION_CENTS && cents <= MAX_PRICE_CENTS ? cents : undefined
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
  key: 'Please submit the form again.',
}

/** Validates the donation form, and returns the donation or the errors by field name. */
export function parseDonation(
  page: DonationPage,
  typed: Typed,
): Result<Donation, Readonly<Record<string, string>>> {
  const cents = parseAmount(typed)
  const read = z.safeParse(giver, typed)
  const wrong = read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))
  if (read.success && cents !== undefined) {
    if (read.data.card === TEST_CARDS.declined)
      return { ok: false, error: { card: 'Your card was declined. Your donation was not made.' } }
    const { email, name, key } = read.data
    return { ok: true, value: { page, cents, email, name, key } }
  }
  return {
    ok: false,
    error: {
      ...(cents === undefined && { amount: amountFault(typed) }),
      ...Object.fromEntries(wrong.map(name => [name, FAULTS[name] ?? 'Please check this field.'])),
    },
  }
}

const amountFault = ({ amount, otherAmount = '' }: Typed): string =>
  amount && amount !== 'other' && otherAmount.trim()
    ? 'Please choose one amount: a suggested one or your own.'
    : `Please enter an amount from ${priceText(MIN_DONATION_CENTS)} to ${priceText(MAX_PRICE_CENTS)}.`

/** A validated donation. */
export interface Donation {
  readonly page: DonationPage
  readonly cents: number
  readonly email: string
  readonly name: string
  /** Unique per form, so that repeated submissions donate once. */
  readonly key: string
}

/**
 * Stores a donation as an order without a cart, once: repeating the same one has no effect.
 *
 * @returns the order's id, or why there is none: the key has been used for another donation
 */
export async function placeDonation(
  db: Database,
  { page, cents, email, name, key }: Donation,
): Promise<Result<string, Refusal<409>>> {
  // The prefix cannot occur in a cart token.
  const token_hash = hashToken(`donation: ${key}`)
  const itemId = `donation-${page.id}`
  return db.transaction().execute(async (transaction): Promise<Result<string, Refusal<409>>> => {
    await transaction
      .insertInto('carts')
      .values({
        id: randomUUID(),
        token_hash,
        site_user_id: null,
        currency: CURRENCY,
        coupons: '[]',
        is_purchased: true,
      })
      .onConflict(conflict => conflict.column('token_hash').doNothing())
      .execute()
    const held = await lockCart(transaction, token_hash)
    if (!held) throw new Error('a donation has lost its place')
    if (held.order) {
      const known = await findOrder(transaction, held.order.id)
      const isSame =
        known?.email === email &&
        known.name === name &&
        known.grandTotalCents === cents &&
        known.lines[0]?.itemId === itemId
      return isSame ? { ok: true, value: known.id } : refusal(409, KEY_SPENT)
    }
    const id = await insertOrder(transaction, held.id, {
      email,
      name,
      currency: CURRENCY,
      lines: [
        {
          itemId,
          sku: DONATION,
          title: `Donation: ${page.title}`,
          optionValues: [],
          quantity: 1,
          unitPriceCents: cents,
          productType: DONATION,
        },
      ],
      taxes: [],
      coupons: [],
      subtotalCents: cents,
      discountCents: 0,
      shippingCostCents: 0,
      taxCents: 0,
      grandTotalCents: cents,
    })
    return { ok: true, value: id }
  })
}

const KEY_SPENT =
  'This form has already been sent, with another donation. Please reload the page to give again.'
