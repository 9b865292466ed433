import type { Cart } from '../../src/commerce/cart/cart.schema'
import type { Product } from '../../src/commerce/product/product'

/** What has become known of a variant since the page was written. */
export interface Supply {
  /** Pieces that lie in the visitor's cart. */
  readonly inCart: number
  /** Pieces that can be sold, in the cart or not; undefined where nobody has said. */
  readonly left: number | undefined
}

/** By SKU. */
export type Supplies = ReadonlyMap<string, Supply>

export const NO_SUPPLIES: Supplies = new Map()

/** What a cart says of a product, and what was known of its stock before. */
export function suppliesIn({ entries }: Pick<Cart, 'entries'>, itemId: string, known: Supplies): Supplies {
  const supplies = new Map([...known].map(([sku, { left }]): [string, Supply] => [sku, { inCart: 0, left }]))
  for (const { sku, quantity, qtyAvailable, ...entry } of entries) {
    if (entry.itemId !== itemId) continue
    const { inCart, left } = supplies.get(sku) ?? { inCart: 0, left: undefined }
    supplies.set(sku, { inCart: inCart + quantity, left: qtyAvailable ?? left })
  }
  return supplies
}

/** What is known once the server has said how many pieces of a variant are left. */
export function withLeft(supplies: Supplies, sku: string, left: number): Supplies {
  return new Map([...supplies, [sku, { inCart: supplies.get(sku)?.inCart ?? 0, left }]])
}

/** The product with its stock as it is known now; what has no limit keeps none. */
export function supplied<Goods extends Product>(product: Goods, supplies: Supplies): Goods {
  if (supplies.size === 0) return product
  const variants = product.variants.map(variant => ({
    ...variant,
    stock: Number.isFinite(variant.stock)
      ? (supplies.get(variant.sku)?.left ?? variant.stock)
      : variant.stock,
  }))
  return { ...product, variants }
}
