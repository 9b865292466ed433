import { randomUUID } from 'node:crypto'
import type { Order } from '../../../src/calls/orders.ts'
import { findGiftCards, issueGiftCards, paidByCards } from './gift-cards.ts'
import type { Database } from './open-database.ts'
import { announce } from './outbox.ts'

/** An order before it is numbered. */
export type NewOrderRow = Omit<
  Order,
  'id' | 'number' | 'created' | 'giftCards' | 'giftCardCents' | 'downloads'
>

/** The parts of an order that are never queried. */
type Details = Pick<Order, 'address' | 'shipping' | 'taxes' | 'coupons' | 'note'>

/** Inserts an order and marks its cart as purchased. @returns the order's id */
export async function insertOrder(db: Database, cartId: string, order: NewOrderRow): Promise<string> {
  const id = randomUUID()
  const { address, taxes, coupons, shipping, note } = order
  const details: Details = {
    taxes,
    coupons,
    ...(address && { address }),
    ...(shipping && { shipping }),
    ...(note && { note }),
  }
  await db
    .insertInto('orders')
    .values({
      id,
      cart_id: cartId,
      email: order.email,
      name: order.name,
      currency: order.currency,
      details: JSON.stringify(details),
      subtotal_cents: order.subtotalCents,
      discount_cents: order.discountCents,
      shipping_cents: order.shippingCostCents,
      tax_cents: order.taxCents,
      total_cents: order.grandTotalCents,
    })
    .execute()
  await db
    .insertInto('order_lines')
    .values(
      order.lines.map(({ itemId, sku, quantity, unitPriceCents, ...details }, position) => ({
        order_id: id,
        position,
        item_id: itemId,
        sku,
        quantity,
        unit_price_cents: unitPriceCents,
        details: JSON.stringify(details),
      })),
    )
    .execute()
  await issueGiftCards(db, id, order.lines)
  await announce(db, 'order', id)
  await db.updateTable('carts').set({ is_purchased: true }).where('id', '=', cartId).execute()
  return id
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds an order; undefined for unknown and malformed ids. */
export async function findOrder(db: Database, id: string): Promise<Order | undefined> {
  if (!UUID.test(id)) return undefined
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  const lines = rows.map((line): Order['lines'][number] => ({
    ...JSON.parse(line.details),
    itemId: line.item_id,
    sku: line.sku,
    quantity: line.quantity,
    unitPriceCents: line.unit_price_cents,
  }))
  const details: Details = JSON.parse(row.details)
  return {
    ...details,
    id,
    number: row.number,
    created: row.created_at.getTime(),
    email: row.email,
    name: row.name,
    currency: row.currency,
    lines,
    // One driver returns 64-bit integers as strings, the other as numbers.
    subtotalCents: Number(row.subtotal_cents),
    discountCents: Number(row.discount_cents),
    shippingCostCents: Number(row.shipping_cents),
    taxCents: Number(row.tax_cents),
    grandTotalCents: Number(row.total_cents),
    giftCardCents: await paidByCards(db, id),
    giftCards: await findGiftCards(db, id),
    downloads: lines
      .filter(({ productType }) => productType === 'DIGITAL')
      .map(({ title, sku }) => ({ title, path: `/order/${id}/files/${encodeURIComponent(sku)}` })),
  }
}

/** A locked cart, and the order that it has become. */
export interface HeldCart {
  readonly id: string
  readonly order: { readonly id: string; readonly email: string } | undefined
}

/** Finds the cart with that token, and the order it has become, and locks the cart until the transaction ends. */
export async function lockCart(transaction: Database, tokenHash: string): Promise<HeldCart | undefined> {
  const cart = await transaction
    .selectFrom('carts')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!cart) return undefined
  const order = await transaction
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('cart_id', '=', cart.id)
    .executeTakeFirst()
  return { id: cart.id, order }
}

/** Lists the newest orders. */
export async function listOrders(db: Database, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'name', 'total_cents', 'created_at'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ total_cents, ...row }) => ({ ...row, totalCents: Number(total_cents) }))
}

/** Finds the products most often bought together with any of the given ones, by frequency. */
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
