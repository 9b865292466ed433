import { randomUUID } from 'node:crypto'
import type { StoredCart } from './carts.ts'
import type { Database } from './open-database.ts'

/** The open cart of whoever holds that token. */
export async function findCart(db: Database, tokenHash: string | undefined): Promise<StoredCart | undefined> {
  if (tokenHash === undefined) return undefined
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('is_purchased', '=', false)
    .executeTakeFirst()
  if (!cart) return undefined
  const entries = await db
    .selectFrom('cart_entries')
    .select(['id', 'item_id', 'sku', 'quantity'])
    .where('cart_id', '=', cart.id)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return {
    id: cart.id,
    createdAt: cart.created_at,
    isPurchased: cart.is_purchased,
    coupons: JSON.parse(cart.coupons),
    entries: entries.map(({ id, item_id, sku, quantity }) => ({ id, itemId: item_id, sku, quantity })),
  }
}

/** Begins a cart for that token. @returns its id. */
export async function beginCart(db: Database, tokenHash: string): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('carts')
    .values({
      id,
      token_hash: tokenHash,
      site_user_id: null,
      currency: 'USD',
      coupons: '[]',
      is_purchased: false,
    })
    .execute()
  return id
}

export interface AddedEntry {
  readonly itemId: string
  readonly sku: string
  readonly quantity: number
  readonly additionalFields: string | null
}

/** Puts something into a cart; the same thing again adds to it. @returns the entry's id. */
export async function addEntry(
  db: Database,
  cartId: string,
  { itemId, sku, quantity, additionalFields }: AddedEntry,
): Promise<string> {
  return db.transaction().execute(async transaction => {
    // Two clicks at once wait for each other at the cart's row.
    await transaction.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute()
    const same = await transaction
      .updateTable('cart_entries')
      .set(({ eb }) => ({ quantity: eb('quantity', '+', quantity) }))
      .where('cart_id', '=', cartId)
      .where('item_id', '=', itemId)
      .where('sku', '=', sku)
      .where('additional_fields', 'is not distinct from', additionalFields)
      .returning('id')
      .executeTakeFirst()
    if (same) return same.id
    const id = randomUUID()
    await transaction
      .insertInto('cart_entries')
      .values({ id, cart_id: cartId, item_id: itemId, sku, quantity, additional_fields: additionalFields })
      .execute()
    return id
  })
}

/** Sets how many there are; none takes the entry out. The entry must lie in that cart. */
export async function changeEntry(db: Database, cartId: string, id: string, quantity: number): Promise<void> {
  if (quantity === 0) {
    await db.deleteFrom('cart_entries').where('id', '=', id).where('cart_id', '=', cartId).execute()
    return
  }
  await db
    .updateTable('cart_entries')
    .set({ quantity })
    .where('id', '=', id)
    .where('cart_id', '=', cartId)
    .execute()
}

export async function saveCoupons(db: Database, cartId: string, coupons: readonly string[]): Promise<void> {
  await db
    .updateTable('carts')
    .set({ coupons: JSON.stringify(coupons) })
    .where('id', '=', cartId)
    .execute()
}
