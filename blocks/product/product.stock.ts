import type { Cart } from '../../src/commerce/cart/cart.schema'
import type { Product } from '../../src/commerce/product/product'

/** The known stock of a variant since the page was rendered. */
interface KnownStock {
  /** Pieces in the visitor's cart. */
  readonly inCart: number
  /** Pieces that can be sold, including those in the cart; undefined if unknown. */
  readonly left: number | undefined
}

/** By SKU. */
export type KnownStocks = ReadonlyMap<string, KnownStock>

export const NO_STOCKS: KnownStocks = new Map()

/** Returns the stock of a product from the cart and from earlier knowledge. */
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

/** Updates the stock of a variant from a response of the server. */
export function withLeft(stocks: KnownStocks, sku: string, left: number): KnownStocks {
  return new Map([...stocks, [sku, { inCart: stocks.get(sku)?.inCart ?? 0, left }]])
}

/** Returns the product with its known stock; unlimited stock stays unlimited. */
export function withKnownStock<Goods extends Product>(product: Goods, stocks: KnownStocks): Goods {
  if (stocks.size === 0) return product
  const variants = product.variants.map(variant => ({
    ...variant,
    stock: Number.isFinite(variant.stock) ? (stocks.get(variant.sku)?.left ?? variant.stock) : variant.stock,
  }))
  return { ...product, variants }
}
