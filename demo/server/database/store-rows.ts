import type { Generated } from 'kysely'

/** How far a product is on its way to the public; only published ones are for sale [PROD-06]. */
export const PRODUCT_STATUSES = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const

export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

export const isProductStatus = (text: string): text is ProductStatus =>
  PRODUCT_STATUSES.some(status => status === text)

/** What the shop keeps. Texts that are JSON say so. */
export interface StoreTables {
  products: {
    id: string
    slug: string
    position: number
    status: Generated<ProductStatus>
    /** JSON: `ProductDetails`. */
    details: string
  }
  variants: VariantRow
  carts: CartRow
  cart_entries: CartEntryRow
  orders: OrderRow
  order_lines: OrderLineRow
  gift_cards: {
    number: string
    order_id: string
    position: number
    cents: number
    /** What is left of it. */
    balance_cents: number
    created_at: Generated<Date>
  }
  gift_card_payments: { order_id: string; number: string; cents: number }
  reviews: ReviewRow
}

export interface VariantRow {
  sku: string
  product_id: string
  position: number
  /** JSON: list of `OptionValue`. */
  options: string
  price_cents: number
  sale_price_cents: number
  on_sale: boolean
  /** Never runs out, whatever `in_stock` says. */
  unlimited: boolean
  in_stock: number
  grams: number
  is_offered: Generated<boolean>
}

export interface CartRow {
  id: string
  token_hash: string
  site_user_id: number | null
  currency: string
  /** JSON list of codes. */
  coupons: string
  /** JSON: `Location`; none until the visitor has told. */
  location: Generated<string | null>
  shipping_option: Generated<string | null>
  /** What the buyer writes to the shop. */
  note: Generated<string>
  is_purchased: boolean
  created_at: Generated<Date>
}

export interface CartEntryRow {
  id: string
  cart_id: string
  item_id: string
  sku: string
  quantity: number
  additional_fields: string | null
  added_at: Generated<Date>
}

export interface OrderRow {
  id: string
  number: Generated<number>
  cart_id: string
  email: string
  name: string
  currency: string
  /** JSON: address, shipping, taxes, coupons. */
  details: string
  /** Sums may be larger than 32 bits: the drivers then hand out text. */
  subtotal_cents: number | string
  discount_cents: number | string
  shipping_cents: number | string
  tax_cents: number | string
  total_cents: number | string
  created_at: Generated<Date>
}

export interface OrderLineRow {
  order_id: string
  position: number
  item_id: string
  sku: string
  quantity: number
  unit_price_cents: number
  /** JSON: title, options, kind, plan, as they were. */
  details: string
}

export interface ReviewRow {
  id: string
  product_id: string
  order_id: string
  stars: number
  author: string
  title: string
  body: string
  created_at: Generated<Date>
}
