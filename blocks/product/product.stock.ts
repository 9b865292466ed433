import type { Cart } from '../../src/commerce/cart/cart.schema'
import type { Product } from '../../src/commerce/product/product'

/** What has become known of a variant since the page was written. */
export interface KnownStock {
  /** Pieces that lie in the visitor's cart. */
  readonly inCart: number
  /** Pieces that can be sold, in the cart or not; undefined where nobody has said. */
  readonly left: number | undefined
}

/** By SKU. */
export type KnownStocks = ReadonlyMap<string, KnownStock>

export const NO_STOCKS: KnownStocks = new Map()

/** What a cart says of a product, and what was known of its stock before. */
export function stocksIn(
  { entries }: Pick<Cart, 'entries'>,
  itemId: string,
  known: KnownStocks,
): KnownStocks {
  const stocks = new Map(
    [...known].map(([sku, { left }]): [string, KnownStock] => [sku, { inCart: 0, left }]),
  )
  for (const { sku, quantity, qtyAvailable, ...entry } of entries) {
    if (entry.itemId !== itemId) continue
    const { inCart, left } = stocks.get(sku) ?? { inCart: 0, left: undefined }
    stocks.set(sku, { inCart: inCart + quantity, left: qtyAvailable ?? left })
  }
  return stocks
}

/** What is known once the server has said how many pieces of a variant are left. */
export function withLeft(stocks: KnownStocks, sku: string, left: number): KnownStocks {
  return new Map([...stocks, [sku, { inCart: stocks.get(sku)?.inCart ?? 0, left }]])
}

/** The product with its stock as it is known now; what has no limit keeps none. */
export function withKnownStock<Goods extends Product>(product: Goods, stocks: KnownStocks): Goods {
  if (stocks.size === 0) return product
  const variants = product.variants.map(variant => ({
    ...variant,
    stock: Number.isFinite(variant.stock) ? (stocks.get(variant.sku)?.left ?? variant.stock) : variant.stock,
  }))
  return { ...product, variants }
}
