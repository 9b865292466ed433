import { randomBytes } from 'node:crypto'
import type { Order } from '../../../src/calls/orders.ts'
import type { Database } from './open-database.ts'

/** Crockford's base 32: without I, L, O and U, which are easily misread or form words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates an unguessable number: 80 random bits as four groups of four characters. */
function newNumber(): string {
  const letters = Array.from(randomBytes(16), byte => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** Issues a number for every gift card of an order. */
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

/** Normalises a gift card number as typed by a buyer; undefined if the text is not one. */
export function cardNumberOf(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '')
  return NUMBER.test(letters) ? letters.replace(/.{4}(?=.)/g, '$&-') : undefined
}

/** Finds the balances of gift cards; unknown numbers are left out. */
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

/** The amount that an order takes from a gift card. */
export interface CardPayment {
  readonly number: string
  readonly cents: number
}

/** Debits a gift card. @returns false, and debits nothing, if the balance is too small */
export async function debitGiftCard(db: Database, { number, cents }: CardPayment): Promise<boolean> {
  // A single statement, so that two concurrent orders cannot spend the same balance.
  const { numUpdatedRows } = await db
    .updateTable('gift_cards')
    .set(({ eb }) => ({ balance_cents: eb('balance_cents', '-', cents) }))
    .where('number', '=', number)
    .where('balance_cents', '>=', cents)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores an order's gift card payments. */
export async function insertPayments(
  db: Database,
  orderId: string,
  payments: readonly CardPayment[],
): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map(({ number, cents }) => ({ order_id: orderId, number, cents }))
  await db.insertInto('gift_card_payments').values(rows).execute()
}

/** Sums the gift card payments of an order. */
export async function paidByCards(db: Database, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('gift_card_payments')
    .select(({ fn }) => fn.sum<string | number | null>('cents').as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

/** Lists the gift cards sold in an order, in line order. */
export async function findGiftCards(db: Database, orderId: string): Promise<Order['giftCards']> {
  return db
    .selectFrom('gift_cards')
    .select(['number', 'cents'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
