import { randomUUID } from 'node:crypto'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Location } from '../../../src/calls/commerce.ts'
import { cardNumberOf } from './gift-cards.ts'
import type { Database } from './open-database.ts'
import { CURRENCY } from './product-definition.ts'
import { readSold, type SoldVariant, selectSold } from './products.ts'

/** A cart with its entries, and what they are of. */
export interface StoredCart {
  readonly id: string
  readonly createdAt: Date
  readonly isPurchased: boolean
  readonly coupons: readonly string[]
  /** The shipping destination; undefined until the visitor enters one. */
  readonly location: Location | undefined
  readonly shippingOptionId: string | undefined
  /** The buyer's message to the shop. */
  readonly note: string
  readonly entries: readonly {
    readonly id: string
    readonly itemId: string
    readonly sku: string
    readonly quantity: number
    /** The values of the product's custom form fields, as JSON. */
    readonly additionalFields: string | null
  }[]
  /** The variants of the entries as they are sold now, by SKU. */
  readonly sold: ReadonlyMap<string, SoldVariant>
}

/** Finds the open cart with that token. */
export async function findCart(db: Database, tokenHash: string | undefined): Promise<StoredCart | undefined> {
  if (tokenHash === undefined) return undefined
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('cart_entries')
          .select(['id', 'item_id as itemId', 'sku', 'quantity', 'additional_fields as additionalFields'])
          .whereRef('cart_id', '=', 'carts.id')
          .orderBy('added_at')
          .orderBy('id'),
      ).as('entries'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectSold(db).where(
          'variants.sku',
          'in',
          selectFrom('cart_entries').select('sku').whereRef('cart_id', '=', 'carts.id'),
        ),
      ).as('sold'),
    )
    .where('token_hash', '=', tokenHash)
    .where('is_purchased', '=', false)
    .executeTakeFirst()
  return (
    cart && {
      id: cart.id,
      createdAt: cart.created_at,
      isPurchased: cart.is_purchased,
      coupons: JSON.parse(cart.coupons),
      location: cart.location === null ? undefined : JSON.parse(cart.location),
      shippingOptionId: cart.shipping_option ?? undefined,
      note: cart.note,
      entries: cart.entries,
      sold: new Map(cart.sold.map(readSold).map(sold => [sold.variant.sku, sold])),
    }
  )
}

/** Creates a cart for that token. @returns its id */
export async function createCart(db: Database, tokenHash: string): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('carts')
    .values({
      id,
      token_hash: tokenHash,
      site_user_id: null,
      currency: CURRENCY,
      coupons: '[]',
      is_purchased: false,
    })
    .execute()
  return id
}

/** Deletes a cart that has stayed empty. */
export async function deleteCart(db: Database, id: string): Promise<void> {
  await db.deleteFrom('carts').where('id', '=', id).execute()
}

/** Saves the shipping destination and option, each if given. */
export async function saveShipping(
  db: Database,
  cartId: string,
  { location, optionId }: { readonly location?: Location; readonly optionId?: string },
): Promise<void> {
  await db
    .updateTable('carts')
    .set({
      ...(location && { location: JSON.stringify(location) }),
      ...(optionId !== undefined && { shipping_option: optionId }),
    })
    .where('id', '=', cartId)
    .where('is_purchased', '=', false)
    .execute()
}

/** Saves the buyer's message with a cart that is not purchased yet. */
export async function saveNote(db: Database, cartId: string, note: string): Promise<void> {
  await db
    .updateTable('carts')
    .set({ note })
    .where('id', '=', cartId)
    .where('is_purchased', '=', false)
    .execute()
}

/** Copies an open cart and its entries to a new token. */
export async function copyCart(
  db: Database,
  tokenHash: string,
  copy: { readonly id: string; readonly tokenHash: string },
): Promise<void> {
  await db.transaction().execute(async transaction => {
    const cart = await transaction
      .selectFrom('carts')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('is_purchased', '=', false)
      .executeTakeFirst()
    if (!cart) return
    await transaction
      .insertInto('carts')
      .values({
        id: copy.id,
        token_hash: copy.tokenHash,
        site_user_id: null,
        currency: cart.currency,
        // Gift cards belong to the visitor who entered them, so the copy has none.
        coupons: JSON.stringify(
          (JSON.parse(cart.coupons) as string[]).filter(code => cardNumberOf(code) === undefined),
        ),
        location: cart.location,
        shipping_option: cart.shipping_option,
        note: cart.note,
        is_purchased: false,
      })
      .execute()
    const entries = await transaction
      .selectFrom('cart_entries')
      .select(['item_id', 'sku', 'quantity', 'additional_fields', 'added_at'])
      .where('cart_id', '=', cart.id)
      .execute()
    if (entries.length === 0) return
    await transaction
      .insertInto('cart_entries')
      .values(entries.map(entry => ({ ...entry, id: randomUUID(), cart_id: copy.id })))
      .execute()
  })
}

/** A cart in the owner's list. */
export interface CartSummary {
  readonly id: string
  readonly createdAt: Date
  readonly isPurchased: boolean
  readonly quantity: number
}

/** Lists the newest carts with their total quantities. */
export async function listCarts(db: Database, limit: number): Promise<CartSummary[]> {
  const rows = await db
    .selectFrom('carts')
    .select(({ selectFrom }) => [
      'carts.id',
      'carts.created_at',
      'carts.is_purchased',
      selectFrom('cart_entries')
        .select(({ fn }) => fn.sum<string | null>('quantity').as('quantity'))
        .whereRef('cart_id', '=', 'carts.id')
        .as('quantity'),
    ])
    .orderBy('carts.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    createdAt: row.created_at,
    isPurchased: row.is_purchased,
    quantity: Number(row.quantity ?? 0),
  }))
}
