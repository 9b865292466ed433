import type { SubscriptionPlan } from '../../calls/subscription/subscription-plan'
import type { CurrencyCode } from '../../locale/money/currencies'
import type { ProductType } from './product-types'

/** A product in one shape, whichever of the page's shapes it had. */
export interface Product {
  /** The id in cart calls; empty if the page names it elsewhere. */
  readonly id: string
  readonly title: string
  readonly type: ProductType
  readonly currency: CurrencyCode
  /** The options to choose from, in order: Size, Colour. */
  readonly optionNames: readonly string[]
  /** At least one; a digital product has exactly one [PROD-02]. */
  readonly variants: readonly Variant[]
  /** Set for subscriptions. */
  readonly subscriptionPlan: SubscriptionPlan | undefined
}

/** A combination of options that is sold [PROD-04]. */
export interface Variant {
  readonly id: string
  readonly sku: string
  /** One value per name in `optionNames`. */
  readonly values: readonly string[]
  readonly priceCents: number
  /** Applies only while `isOnSale`. */
  readonly salePriceCents: number
  readonly isOnSale: boolean
  /** The quantity in stock; `Infinity` without a limit. */
  readonly stock: number
  /** In the shop's unit of weight; 0 if unknown. */
  readonly weight: number
  /** Length, width and height in the shop's unit; empty unless all three are known. */
  readonly lengths: readonly number[]
}
