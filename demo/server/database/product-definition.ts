import type { PRODUCT_KINDS } from '../../../src/calls/products.ts'
import type { SubscriptionPlan } from '../../../src/calls/subscription/subscription-plan.ts'
import type { PictureName } from '../../pictures/catalogue.ts'

/** The currency of every price. */
export const CURRENCY = 'USD'

/** Gift cards of one value per cart: each of them gets its own number. */
export const MAX_GIFT_CARDS = 100

export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** A product's texts and pictures. They are updated on every start; stock and prices are not. */
export interface ProductDetails {
  readonly title: string
  readonly kind: ProductKind
  readonly excerpt: string
  /** One string per paragraph. */
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

/** A variant in the initial catalogue. */
export interface NewVariant {
  readonly sku: string
  readonly options: readonly OptionValue[]
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
  /** `undefined` if stock is unlimited. */
  readonly inStock: number | undefined
  readonly grams: number
}

/** A product in the initial catalogue. */
export interface ProductFromJson {
  readonly id: string
  readonly slug: string
  readonly details: ProductDetails
  readonly variants: readonly NewVariant[]
}

/** Builds a variant. Options are written as `Glaze: sand, Size: small`. */
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
