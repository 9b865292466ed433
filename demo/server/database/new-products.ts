import type { Database } from './open-database.ts'
import type { ProductDetails } from './product-definition.ts'
import type { ProductStatus } from './store-tables.ts'

/** A product with a single variant, as the owner adds it. */
export interface AddedProduct {
  readonly id: string
  readonly details: ProductDetails
  readonly status: ProductStatus
  readonly sku: string
  readonly priceCents: number
  readonly inStock: number
}

/** Appends a product to the shop. @returns false if its SKU is taken */
export async function insertProduct(db: Database, product: AddedProduct): Promise<boolean> {
  const { id, details, status, sku, priceCents, inStock } = product
  return db.transaction().execute(async transaction => {
    const taken = await transaction
      .selectFrom('variants')
      .select('sku')
      .where('sku', '=', sku)
      .executeTakeFirst()
    if (taken) return false
    const { last } = await transaction
      .selectFrom('products')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('products')
      .values({ id, slug: id, position: Number(last ?? -1) + 1, status, details: JSON.stringify(details) })
      .execute()
    await transaction
      .insertInto('variants')
      .values({
        sku,
        product_id: id,
        position: 0,
        options: '[]',
        price_cents: priceCents,
        sale_price_cents: 0,
        on_sale: false,
        unlimited: false,
        in_stock: inStock,
        grams: 0,
      })
      .execute()
    return true
  })
}

/** Publishes, schedules or hides a product. @returns false if the product does not exist */
export async function changeStatus(db: Database, id: string, status: ProductStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ status })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
