import { randomUUID } from 'node:crypto'
import { MAX_CART_ENTRIES, MAX_ENTRY_QUANTITY } from '../../../src/calls/limits.ts'
import type { Result } from '../../../src/data/core/result.ts'
import type { Database } from './open-database.ts'

export interface AddedEntry {
  readonly itemId: string
  readonly sku: string
  readonly quantity: number
  readonly additionalFields: string | null
}

/** Why nothing was added: the cart has been purchased, is full, or would exceed the stock or quantity limit. */
export type FullCart = 'bought' | 'too-many-entries' | 'too-many-pieces'

/**
 * Adds an item to a cart, or increases the quantity of an equal entry.
 *
 * @param max the quantity of this SKU that the cart may hold
 */
export async function addEntry(
  db: Database,
  cartId: string,
  { itemId, sku, quantity, additionalFields }: AddedEntry,
  max: number,
): Promise<Result<string, FullCart>> {
  return db.transaction().execute(async (transaction): Promise<Result<string, FullCart>> => {
    if (!(await lockOpenCart(transaction, cartId))) return { ok: false, error: 'bought' }
    const existing = await transaction
      .selectFrom('cart_entries')
      .select(['id', 'item_id', 'sku', 'quantity', 'additional_fields'])
      .where('cart_id', '=', cartId)
      .execute()
    const pieces = existing.filter(entry => entry.sku === sku).reduce((sum, entry) => sum + entry.quantity, 0)
    if (pieces + quantity > Math.min(max, MAX_ENTRY_QUANTITY)) return { ok: false, error: 'too-many-pieces' }

    const same = existing.find(
      entry => entry.sku === sku && entry.item_id === itemId && entry.additional_fields === additionalFields,
    )
    if (same) {
      const sum = same.quantity + quantity
      await transaction.updateTable('cart_entries').set({ quantity: sum }).where('id', '=', same.id).execute()
      return { ok: true, value: same.id }
    }
    if (existing.length >= MAX_CART_ENTRIES) return { ok: false, error: 'too-many-entries' }
    const id = randomUUID()
    await transaction
      .insertInto('cart_entries')
      .values({ id, cart_id: cartId, item_id: itemId, sku, quantity, additional_fields: additionalFields })
      .execute()
    return { ok: true, value: id }
  })
}

/**
 * Locks the cart's row, so that concurrent requests run one after another.
 *
 * @returns false if the cart has been purchased
 */
async function lockOpenCart(transaction: Database, cartId: string): Promise<boolean> {
  const cart = await transaction
    .selectFrom('carts')
    .select('is_purchased')
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst()
  return cart?.is_purchased === false
}

/** Sets an entry's quantity; 0 removes the entry. @returns false if the entry is no longer in an open cart */
export async function changeEntry(
  db: Database,
  cartId: string,
  id: string,
  quantity: number,
): Promise<boolean> {
  // Locks the cart's row first, as `lockOpenCart` does, in the same statement.
  const inOpenCart = db.with('cart', creator =>
    creator
      .selectFrom('carts')
      .select('id')
      .where('id', '=', cartId)
      .where('is_purchased', '=', false)
      .forUpdate(),
  )
  if (quantity === 0) {
    const { numDeletedRows } = await inOpenCart
      .deleteFrom('cart_entries')
      .using('cart')
      .whereRef('cart_entries.cart_id', '=', 'cart.id')
      .where('cart_entries.id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { numUpdatedRows } = await inOpenCart
    .updateTable('cart_entries')
    .from('cart')
    .set({ quantity })
    .whereRef('cart_entries.cart_id', '=', 'cart.id')
    .where('cart_entries.id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds a coupon code to the cart, or removes it. */
export async function changeCoupons(
  db: Database,
  cartId: string,
  code: string,
  isUsed: boolean,
): Promise<void> {
  await db.transaction().execute(async transaction => {
    if (!(await lockOpenCart(transaction, cartId))) return
    const { coupons } = await transaction
      .selectFrom('carts')
      .select('coupons')
      .where('id', '=', cartId)
      .executeTakeFirstOrThrow()
    const others = (JSON.parse(coupons) as string[]).filter(known => known !== code)
    await transaction
      .updateTable('carts')
      .set({ coupons: JSON.stringify(isUsed ? [...others, code] : others) })
      .where('id', '=', cartId)
      .execute()
  })
}
