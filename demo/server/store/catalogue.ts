import type { PRODUCT_KINDS } from '../../../src/calls/products.ts'
import type { SubscriptionPlan } from '../../../src/calls/subscription/subscription.schema.ts'
import type { PictureName } from '../../pictures/catalogue.ts'

export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** What the shop says about a product; it may change with every start, unlike stock and prices. */
export interface ProductDetails {
  readonly title: string
  readonly kind: ProductKind
  readonly excerpt: string
  /** Paragraphs. */
  readonly text: readonly string[]
  readonly pictures: readonly PictureName[]
  readonly plan?: SubscriptionPlan
  /** Length, width and height in cm. */
  readonly size?: readonly [length: number, width: number, height: number]
}

export interface OptionValue {
  readonly optionName: string
  readonly value: string
}

/** A variant as a shop begins with it. */
export interface NewVariant {
  readonly sku: string
  readonly options: readonly OptionValue[]
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
  /** None means that it cannot run out. */
  readonly inStock: number | undefined
  readonly grams: number
}

/** A product as a shop begins with it. */
export interface NewProduct {
  readonly id: string
  readonly slug: string
  readonly details: ProductDetails
  readonly variants: readonly NewVariant[]
}

/** A variant in a few words: SKU, options as `Glaze: sand`, price, stock, grams, price on sale. */
export function variant(
  sku: string,
  options: string,
  priceCents: number,
  inStock?: number,
  grams = 0,
  salePriceCents?: number,
): NewVariant {
  return {
    sku,
    options: options
      .split(', ')
      .filter(Boolean)
      .map(text => {
        const [optionName = '', value = ''] = text.split(': ')
        return { optionName, value }
      }),
    priceCents,
    salePriceCents: salePriceCents ?? 0,
    onSale: salePriceCents !== undefined,
    inStock,
    grams,
  }
}
