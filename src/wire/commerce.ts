import * as z from 'zod/mini'
import { record } from '../kinds'

// Apart, because a page needs them without the schemas.
export { FULLSTORY_ID_PATH, MOCK_SESSION_ID } from './measure-paths'

export const sessionRecording = z.object({ id: z.string() })

// Apart, because the cart's blocks need them without the schemas.
export {
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_NOTE_PATH,
  CART_PATH,
  CART_SHIPPING_PATH,
} from './cart-paths'

/** An entry's quantity at most. */
export const MOST_OF_AN_ENTRY = 10_000

/** Entries of a cart at most. */
export const MOST_ENTRIES = 200

/** Characters of a SKU at most (A5 L78). */
const MOST_OF_A_SKU = 60

const quantity = z.number().check(z.int(), z.minimum(1), z.maximum(MOST_OF_AN_ENTRY))

export const newEntry = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(200)),
  sku: z.optional(z.nullable(z.string().check(z.maxLength(MOST_OF_A_SKU)))),
  quantity,
  /** What the product's own form asks for. */
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
})

export const changedEntry = z.object({ quantity })

export const coupon = z.object({ promoCode: z.string().check(z.minLength(1), z.maxLength(60)) })

/** A place as far as tax and shipping ask for it. */
export const location = z.object({
  /** ISO 3166 code of two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** State or province, as its post office writes it. */
  region: z._default(z.string().check(z.maxLength(60)), ''),
  postalCode: z._default(z.string().check(z.maxLength(20)), ''),
})

export type Location = z.output<typeof location>

export const chosenShipping = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) })

/** Characters of a note at most. */
export const MOST_OF_A_NOTE = 2000

export const cartNote = z.object({ note: z.string().check(z.maxLength(MOST_OF_A_NOTE)) })

/** An amount in the hundredth part of its currency, as text, with the currency's code. */
export const money = z.object({ value: z.string(), currency: z.string() })

export const shippingOption = z.object({ id: z.string(), name: z.string(), costCents: z.number() })

export type ShippingOption = z.output<typeof shippingOption>

export const taxRule = z.object({
  id: z.string(),
  name: z.string(),
  /** In millionths: 88750 is 8.875 %. */
  rateMillionths: z.number(),
  /** Whether what the sending costs is taxed too. */
  includesShipping: z.boolean(),
  amountCents: z.number(),
})

/** How often a subscription is paid; 0 cycles means until it is ended (A3 L36). */
export const subscriptionPlan = z.object({
  numBillingCycles: z.number(),
  billingPeriod: z.object({ value: z.number(), unit: z.enum(['week', 'month', 'year']) }),
})

export type SubscriptionPlan = z.output<typeof subscriptionPlan>

export const cartEntry = z.object({
  id: z.string(),
  itemId: z.string(),
  sku: z.string(),
  quantity: z.number(),
  title: z.string(),
  unitPriceCents: z.number(),
  /** What one piece costs when it is not on sale. */
  normalPriceCents: z.number(),
  optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
  /** A path of the site; empty when the product is gone. */
  fullUrl: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  productType: z.string(),
  /** What the product's own form has asked for, as JSON. */
  additionalFields: z.optional(z.string()),
  subscriptionPlan: z.optional(subscriptionPlan),
  /** How many can be had now; what cannot run out says none. */
  qtyAvailable: z.optional(z.number()),
  /** Why it cannot be bought as it is: no longer sold, sold out, or fewer left. */
  problem: z.optional(z.enum(['gone', 'sold-out', 'too-many'])),
})

/** The cart in the facade's shape (B3 L126-134). */
export const shoppingCart = z.object({
  id: z.string(),
  websiteId: z.string(),
  orderId: z.string(),
  /** In ms since 1970. */
  created: z.number(),
  isPurchased: z.boolean(),
  entries: z.array(cartEntry),
  coupons: z.array(record()),
  validCoupons: z.array(record()),
  invalidCoupons: z.array(record()),
  shippingOptions: z.array(shippingOption),
  selectedShippingOption: z.optional(shippingOption),
  shippingLocation: z.optional(location),
  applicableTaxRules: z.array(taxRule),
  subtotalCents: z.number(),
  taxCents: z.number(),
  shippingCostCents: z.number(),
  discountCents: z.number(),
  /** All that is to be paid; what gift cards pay of it, they pay like a bank card. */
  grandTotalCents: z.number(),
  /** What of the grand total gift cards pay; their numbers are among the `coupons`. */
  giftCardCents: z.number(),
  totalQuantity: z.number(),
  subtotalAmount: money,
  /** What the visitor has written to the shop. */
  note: z.optional(z.string()),
  /** The least subtotal that can be ordered. */
  minimumSubtotalCents: z.number(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
})

export type ShoppingCart = z.output<typeof shoppingCart>

export type CartEntry = z.output<typeof cartEntry>

export const addedToCart = z.object({
  newlyAdded: cartEntry,
  /** With the token of the cart, which the address of a subscription's checkout names, once it holds one [CART-03]. */
  shoppingCart: z.extend(shoppingCart, { cartToken: z.optional(z.string()) }),
})
