import { sql } from 'kysely'
import { MAX_ENTRY_QUANTITY } from '../../../src/calls/limits.ts'
import type { Database } from './open-database.ts'
import {
  MAX_GIFT_CARDS,
  type OptionValue,
  type ProductDetails,
  type ProductFromJson,
} from './product-definition.ts'
import type { ProductStatus } from './store-tables.ts'

/** A variant as currently sold. */
export interface StoredVariant {
  readonly sku: string
  readonly productId: string
  readonly options: readonly OptionValue[]
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly inStock: number
  /** The quantity that a cart may currently hold. */
  readonly max: number
  readonly grams: number
  /** Whether both the variant and its product are for sale. */
  readonly isOffered: boolean
}

/** A product with its variants in order. */
export interface StoredProduct {
  readonly id: string
  readonly slug: string
  readonly status: ProductStatus
  readonly details: ProductDetails
  readonly variants: readonly StoredVariant[]
}

/** A variant with its product. */
export interface SoldVariant {
  readonly product: Omit<StoredProduct, 'variants'>
  readonly variant: StoredVariant
}

/** Saves the catalogue: texts are updated, existing stock and prices are kept. */
export async function saveCatalogue(db: Database, catalogue: readonly ProductFromJson[]): Promise<void> {
  const rows = catalogue.map(({ id, slug, details }, position) => ({
    id,
    slug,
    position,
    details: JSON.stringify(details),
  }))
  const variants = catalogue.flatMap(product =>
    product.variants.map((variant, position) => ({
      sku: variant.sku,
      product_id: product.id,
      position,
      options: JSON.stringify(variant.options),
      price_cents: variant.priceCents,
      sale_price_cents: variant.salePriceCents,
      on_sale: variant.onSale,
      unlimited: variant.inStock === undefined,
      in_stock: variant.inStock ?? 0,
      grams: variant.grams,
    })),
  )
  await db
    .insertInto('products')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        slug: ref('excluded.slug'),
        position: ref('excluded.position'),
        details: ref('excluded.details'),
      })),
    )
    .execute()
  await db
    .insertInto('variants')
    .values(variants)
    .onConflict(conflict => conflict.column('sku').doNothing())
    .execute()
}

/** Selects variants with their products, in shop order. */
export const selectSold = (db: Database) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .select(['products.id', 'products.slug', 'products.status', 'products.details'])
    .orderBy('products.position')
    .orderBy('variants.position')

type SoldRow = Awaited<ReturnType<ReturnType<typeof selectSold>['execute']>>[number]

/** Reads a row of `selectSold`. */
export function readSold(row: SoldRow): SoldVariant {
  const details: ProductDetails = JSON.parse(row.details)
  const endless = details.kind === 'GIFT_CARD' ? MAX_GIFT_CARDS : MAX_ENTRY_QUANTITY
  return {
    product: { id: row.id, slug: row.slug, status: row.status, details },
    variant: {
      sku: row.sku,
      productId: row.product_id,
      options: JSON.parse(row.options),
      priceCents: row.price_cents,
      salePriceCents: row.sale_price_cents,
      onSale: row.on_sale,
      unlimited: row.unlimited,
      inStock: row.in_stock,
      max: row.unlimited ? endless : row.in_stock,
      grams: row.grams,
      isOffered: row.is_offered && row.status === 'PUBLISHED',
    },
  }
}

/** Lists every product in shop order, including hidden ones. */
export async function listProducts(db: Database): Promise<StoredProduct[]> {
  return together(await selectSold(db).execute())
}

/** Finds a product by its id, else by its slug. */
export async function findProduct(db: Database, name: string): Promise<StoredProduct | undefined> {
  const rows = await selectSold(db)
    .where(({ or, eb }) => or([eb('products.id', '=', name), eb('products.slug', '=', name)]))
    .execute()
  const products = together(rows)
  return products.find(({ id }) => id === name) ?? products[0]
}

function together(rows: readonly SoldRow[]): StoredProduct[] {
  const products = new Map<string, StoredProduct & { readonly variants: StoredVariant[] }>()
  for (const { product, variant } of rows.map(readSold)) {
    const known = products.get(product.id) ?? { ...product, variants: [] }
    known.variants.push(variant)
    products.set(product.id, known)
  }
  return [...products.values()]
}

/** Decrements the stock. @returns false, and changes nothing, if the stock is too small */
export async function decrementStock(db: Database, sku: string, quantity: number): Promise<boolean> {
  // A single statement, so that two buyers cannot both take the last piece.
  const { numUpdatedRows } = await db
    .updateTable('variants')
    .set({ in_stock: sql`case when unlimited then in_stock else in_stock - ${quantity} end` })
    .where('sku', '=', sku)
    .where('is_offered', '=', true)
    .where(({ or, eb }) => or([eb('unlimited', '=', true), eb('in_stock', '>=', quantity)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The owner's changes to a variant. */
export interface VariantChange {
  readonly priceCents: number
  /** Left out if the stock stays unchanged. */
  readonly inStock?: number
  readonly isOffered: boolean
}

export async function changeVariant(
  db: Database,
  sku: string,
  { priceCents, inStock, isOffered }: VariantChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('variants')
    .set({
      price_cents: priceCents,
      is_offered: isOffered,
      ...(inStock !== undefined && { in_stock: inStock }),
    })
    .where('sku', '=', sku)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
