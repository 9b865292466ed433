import type { SubscriptionPlan } from '../../calls/subscription/subscription-plan'
import type { CurrencyCode } from '../../locale/money/currencies'
import type { ProductType } from './product-type'

/** A product in one shape, whichever of the page's shapes it came in. */
export interface Product {
  /** What the cart's calls name it by; empty when the page names it elsewhere. */
  readonly id: string
  readonly title: string
  readonly type: ProductType
  readonly currency: CurrencyCode
  /** What a visitor chooses, in order: Size, Colour. */
  readonly optionNames: readonly string[]
  /** At least one; a digital product has just the one (A3 L32). */
  readonly variants: readonly Variant[]
  /** A product that has one is a subscription (decisions, row 17). */
  readonly subscriptionPlan: SubscriptionPlan | undefined
}

/** One of the combinations that are sold (A3 L34). */
export interface Variant {
  readonly id: string
  readonly sku: string
  /** One value per name in `optionNames`. */
  readonly values: readonly string[]
  readonly priceCents: number
  /** Counts only while `isOnSale`. */
  readonly salePriceCents: number
  readonly isOnSale: boolean
  /** Pieces left; `Infinity` when there is no limit. */
  readonly stock: number
  /** In the shop's unit of weight; 0 if nobody says. */
  readonly weight: number
  /** Length, width and height in the shop's unit of length; empty unless all three are known. */
  readonly lengths: readonly number[]
}
