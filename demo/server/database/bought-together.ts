import type { Database } from './open-database.ts'

/** The ids of what was bought together with any of those products, what was bought most often first. */
export async function boughtTogether(
  db: Database,
  itemIds: readonly string[],
  limit: number,
): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('order_lines as mine')
    .innerJoin('order_lines as other', 'other.order_id', 'mine.order_id')
    .innerJoin('products', 'products.id', 'other.item_id')
    .select('other.item_id')
    .where('mine.item_id', 'in', [...itemIds])
    .where('other.item_id', 'not in', [...itemIds])
    .groupBy('other.item_id')
    .orderBy(({ fn }) => fn.count('mine.order_id').distinct(), 'desc')
    .orderBy('other.item_id')
    .limit(limit)
    .execute()
  return rows.map(({ item_id }) => item_id)
}
