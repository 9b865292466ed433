import { randomBytes } from 'node:crypto'
import type { Order } from '../../../src/wire/orders.ts'
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
    .map((cents, position) => ({ number: newNumber(), order_id: orderId, position, cents }))
  if (cards.length > 0) await db.insertInto('gift_cards').values(cards).execute()
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
