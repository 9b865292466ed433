import type { WireProduct } from '../../../src/calls/products.ts'
import type { Database } from '../database/open-database.ts'
import { boughtTogether } from '../database/orders.ts'
import { listProducts } from '../database/products.ts'
import { isSoldOut } from './prices.ts'
import { showProduct } from './show-product.ts'

/** Maximum number of suggestions: one row. */
const MAX_SUGGESTIONS = 4

/** Candidates to consider, since sold-out products are skipped. */
const MAX_CANDIDATES = 20

/**
 * Suggests products bought together with the given ones, filled up with products of the same kind; none for an
 * empty list.
 */
export async function alsoBought(db: Database, itemIds: readonly string[]): Promise<WireProduct[]> {
  if (itemIds.length === 0) return []
  const all = (await listProducts(db)).filter(({ status }) => status === 'PUBLISHED').map(showProduct)
  const bought = await boughtTogether(db, itemIds, MAX_CANDIDATES)
  return suggest(all, itemIds, bought)
}

/** Chooses the suggestions from all products, in order. */
export function suggest(
  all: readonly WireProduct[],
  itemIds: readonly string[],
  bought: readonly string[],
): WireProduct[] {
  const kinds = new Set(all.filter(({ itemId }) => itemIds.includes(itemId)).map(kind => kind.productType))
  const others = all.filter(({ itemId, variants }) => !itemIds.includes(itemId) && !isSoldOut(variants))
  const together = bought.flatMap(id => others.find(({ itemId }) => itemId === id) ?? [])
  const alike = others.filter(other => kinds.has(other.productType) && !together.includes(other))
  return [...together, ...alike].slice(0, MAX_SUGGESTIONS)
}
