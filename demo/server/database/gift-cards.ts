import { randomBytes } from 'node:crypto'
import type { Order } from '../../../src/calls/orders.ts'
import type { Database } from './open-database.ts'

/** Without I, L, O and U, which are misread or make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number that nobody can guess: 80 bits, as four groups of four. */
function newNumber(): string {
  const letters = Array.from(randomBytes(16), byte => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** Gives every gift card of an order a number. */
export async function issueGiftCards(db: Database, orderId: string, lines: Order['lines']): Promise<void> {
  const cards = lines
    .filter(({ productType }) => productType === 'GIFT_CARD')
    .flatMap(({ quantity, unitPriceCents }) => Array<number>(quantity).fill(unitPriceCents))
    .map((cents, position) => ({
      number: newNumber(),
      order_id: orderId,
      position,
      cents,
      balance_cents: cents,
    }))
  if (cards.length > 0) await db.insertInto('gift_cards').values(cards).execute()
}

const NUMBER = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** The number that a buyer means, however it is typed; undefined for what is no number of a gift card. */
export function cardNumberOf(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '')
  return NUMBER.test(letters) ? letters.replace(/.{4}(?=.)/g, '$&-') : undefined
}

/** What is left on each of those gift cards; a number that nobody has bought is left out. */
export async function findBalances(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('gift_cards')
    .select(['number', 'balance_cents'])
    .where('number', 'in', [...numbers])
    .execute()
  return new Map(rows.map(({ number, balance_cents }) => [number, balance_cents]))
}

/** What an order takes from a gift card. */
export interface CardPayment {
  readonly number: string
  readonly cents: number
}

/** Takes money off a gift card. @returns false, and takes none, when so much is not left. */
export async function takeFromCard(db: Database, { number, cents }: CardPayment): Promise<boolean> {
  // One statement: two orders at once cannot both find it there.
  const { numUpdatedRows } = await db
    .updateTable('gift_cards')
    .set(({ eb }) => ({ balance_cents: eb('balance_cents', '-', cents) }))
    .where('number', '=', number)
    .where('balance_cents', '>=', cents)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps what an order has taken from gift cards. */
export async function keepPayments(
  db: Database,
  orderId: string,
  payments: readonly CardPayment[],
): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map(({ number, cents }) => ({ order_id: orderId, number, cents }))
  await db.insertInto('gift_card_payments').values(rows).execute()
}

/** What gift cards have paid of an order. */
export async function paidByCards(db: Database, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('gift_card_payments')
    .select(({ fn }) => fn.sum<string | number | null>('cents').as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

/** The gift cards of an order, in the order of its lines. */
export async function findGiftCards(db: Database, orderId: string): Promise<Order['giftCards']> {
  return db
    .selectFrom('gift_cards')
    .select(['number', 'cents'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
