import * as z from 'zod/mini'
import { record } from '../kinds'

/** An identifier for a tool that records sessions; `MOCK_SESSION_ID` means that there is none (B7 L314). */
export const FULLSTORY_ID_PATH = '/api/commerce/fullstory/getId'

export const MOCK_SESSION_ID = 'mock'

export const sessionRecording = z.object({ id: z.string() })

/** The visitor's cart (decisions §3). */
export const CART_PATH = '/api/commerce/shopping-cart'

/** What lies in the cart; an entry's id ends the path of PUT and DELETE. */
export const CART_ENTRIES_PATH = `${CART_PATH}/entries`

export const CART_COUPONS_PATH = `${CART_PATH}/coupons`

/** An entry's quantity at most. */
export const MOST_OF_AN_ENTRY = 10_000

const quantity = z.number().check(z.int(), z.minimum(1), z.maximum(MOST_OF_AN_ENTRY))

export const newEntry = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(200)),
  sku: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  quantity,
  /** What the product's own form asks for. */
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
})

export const changedEntry = z.object({ quantity })

export const coupon = z.object({ promoCode: z.string().check(z.minLength(1), z.maxLength(60)) })

/** An amount in the hundredth part of its currency, as text, with the currency's code. */
export const money = z.object({ value: z.string(), currency: z.string() })

export const cartEntry = z.object({
  id: z.string(),
  itemId: z.string(),
  sku: z.string(),
  quantity: z.number(),
  title: z.string(),
  unitPriceCents: z.number(),
})

/** The cart in the facade's shape (B3 L126-134). */
export const shoppingCart = z.object({
  id: z.string(),
  websiteId: z.string(),
  /** In ms since 1970. */
  created: z.number(),
  isPurchased: z.boolean(),
  entries: z.array(cartEntry),
  coupons: z.array(record()),
  validCoupons: z.array(record()),
  invalidCoupons: z.array(record()),
  shippingOptions: z.array(record()),
  applicableTaxRules: z.array(record()),
  subtotalCents: z.number(),
  taxCents: z.number(),
  shippingCostCents: z.number(),
  discountCents: z.number(),
  grandTotalCents: z.number(),
  totalQuantity: z.number(),
  subtotalAmount: money,
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
})

export type ShoppingCart = z.output<typeof shoppingCart>

export const addedToCart = z.object({ newlyAdded: cartEntry, shoppingCart })
