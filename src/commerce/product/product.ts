import type { SubscriptionPlan } from '../../calls/subscription/subscription-plan'
import type { CurrencyCode } from '../../locale/money/currencies'

/** A product in one shape, whichever of the page's shapes it had. */
export interface Product {
  /** The id in cart calls; empty if the page names it elsewhere. */
  readonly id: string
  readonly title: string
  readonly type: ProductType
  readonly currency: CurrencyCode
  /** The options to choose from, in order: Size, Colour. */
  readonly optionNames: readonly string[]
  /** At least one; a digital product has exactly one. */
  readonly variants: readonly Variant[]
  /** Set for subscriptions. */
  readonly subscriptionPlan: SubscriptionPlan | undefined
}

/** A combination of options that is sold. */
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

/** The type of a product; `unknown` for types of newer servers. */
export type ProductType = keyof typeof PRODUCT_TYPES | 'unknown'

/** The type names of structured content. */
const NAMES: Readonly<Record<string, ProductType>> = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
  SERVICE: 'service',
  GIFT_CARD: 'giftCard',
  PAYWALL: 'paywall',
}

/** Reads a type by name or number; attributes hold the number as text. */
export function productTypeOf(value: unknown): ProductType {
  if (typeof value === 'string' && Object.hasOwn(NAMES, value)) return NAMES[value] ?? 'unknown'
  const isId = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return (isId && nameOf(PRODUCT_TYPES, Number(value))) || 'unknown'
}

/** The types of products. */
export const PRODUCT_TYPES = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const

/** The views of a product list. */
export const PRODUCT_LIST_VIEWS = ['list', 'grid', 'product'] as const

/** A table of names and their numbers. */
type Enumeration<Name extends string> = Readonly<Record<Name, number>>

/** The name of a number; undefined when the table does not hold it. */
export function nameOf<Name extends string>(table: Enumeration<Name>, id: number): Name | undefined {
  for (const name in table) if (table[name] === id) return name
  return undefined
}
