import type { Generated } from 'kysely'

/** The publication states of a product; only published ones are for sale. */
export const PRODUCT_STATUSES = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const

export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

export const isProductStatus = (text: string): text is ProductStatus =>
  PRODUCT_STATUSES.some(status => status === text)

/** The shop's tables. Columns that hold JSON are marked. */
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
    /** In cents; what is left on the card. */
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
  /** Never sells out, whatever `in_stock` says. */
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
  /** JSON: list of coupon codes. */
  coupons: string
  /** JSON: `Location`; null until the visitor enters one. */
  location: Generated<string | null>
  shipping_option: Generated<string | null>
  /** The buyer's message to the shop. */
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
  /** In cents; 64-bit, which one of the drivers returns as a string. */
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
  /** JSON: title, options, kind and plan at the time of the order. */
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
