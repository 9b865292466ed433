import type { Database } from './open-database.ts'

/** Keeps what the buyer writes to the shop, with a cart that is not bought yet. */
export async function saveNote(db: Database, cartId: string, note: string): Promise<void> {
  await db
    .updateTable('carts')
    .set({ note })
    .where('id', '=', cartId)
    .where('is_purchased', '=', false)
    .execute()
}
