import * as z from 'zod/mini'
import { flag, list, text } from '../data/fields/validators'
import { isCents } from '../locale/money/cents'
import { DEFAULT_CURRENCY, isMoney, type Money, moneyOf } from '../locale/money/money'
import { type Answered, defineSchema } from './define-schema'
import {
  MAX_ADDITIONAL_FIELDS_LENGTH,
  MAX_COUPON_LENGTH,
  MAX_ENTRY_QUANTITY,
  MAX_NOTE_LENGTH,
  MAX_SKU_LENGTH,
} from './limits'
import { id, optionalTextTo, textFrom1To, textOf, textTo, wholeNumber } from './request-fields'
import { planSchema } from './subscription/subscription.schema'

/** The visitor's cart. */
export const CART_PATH = '/api/commerce/shopping-cart'

/** The entries of the cart; an entry's id ends the path of PUT and DELETE. */
export const CART_ENTRIES_PATH = `${CART_PATH}/entries`

export const CART_COUPONS_PATH = `${CART_PATH}/coupons`

/** The cart's destination, which decides tax and shipping. */
export const CART_LOCATION_PATH = `${CART_PATH}/location`

/** The cart's shipping option. */
export const CART_SHIPPING_PATH = `${CART_PATH}/shipping`

/** The visitor's note to the shop. */
export const CART_NOTE_PATH = `${CART_PATH}/note`

const quantity = /* @__PURE__ */ defineSchema(() => wholeNumber(1, MAX_ENTRY_QUANTITY, 'pieces'))

export const newEntry = /* @__PURE__ */ defineSchema(() =>
  z.object({
    itemId: id(),
    sku: optionalTextTo(MAX_SKU_LENGTH, 'A SKU'),
    quantity,
    /** The answers to the product's custom form, as JSON. */
    additionalFields: optionalTextTo(MAX_ADDITIONAL_FIELDS_LENGTH),
  }),
)

export type NewEntry = z.input<typeof newEntry>

export const changedEntry = /* @__PURE__ */ defineSchema(() => z.object({ quantity }))

export const coupon = /* @__PURE__ */ defineSchema(() =>
  z.object({ promoCode: textFrom1To(MAX_COUPON_LENGTH, 'A code') }),
)

/** A destination, for tax and shipping. */
export const location = /* @__PURE__ */ defineSchema(() =>
  z.object({
    /** ISO 3166 code of two letters. */
    country: textOf(/^[A-Z]{2}$/),
    /** State or province, as its postal service writes it. */
    region: z._default(textTo(60), ''),
    postalCode: z._default(textTo(20), ''),
  }),
)

export type Location = z.output<typeof location>

export const chosenShipping = /* @__PURE__ */ defineSchema(() => z.object({ id: textFrom1To(60) }))

export const cartNote = /* @__PURE__ */ defineSchema(() =>
  z.object({ note: textTo(MAX_NOTE_LENGTH, 'A note') }),
)

const cents = () => z._default(z.custom<number>(isCents, 'expected whole cents'), 0)

const isCount = (value: unknown): boolean => isCents(value) && value >= 0

const count = () => z.custom<number>(isCount, 'expected a whole number of 0 or more')

/** The latest date that a `Date` can hold, in ms. */
const LATEST_MS = 8.64e15

const isTime = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LATEST_MS

const date = z.pipe(
  z.custom<number>(isTime, 'expected ms since 1970'),
  z.transform(ms => new Date(ms)),
)

/** An amount with its currency, as text with two decimals. */
export const money = z.custom<Money>(isMoney, 'expected a money object')

export const shippingOption = z.object({ id: text(), name: text(), costCents: cents() })

export type ShippingOption = Answered<typeof shippingOption>

export const taxRule = z.object({
  id: text(),
  name: text(),
  /** In millionths: 88750 is 8.875 %. */
  rateMillionths: cents(),
  /** Whether shipping is taxed too. */
  includesShipping: flag(),
  amountCents: cents(),
})

/** An applied coupon, with the reason if it has no effect. */
const usedCoupon = z.object({ promoCode: text(), name: text(), problem: text() })

/** Why an entry cannot be bought: no longer sold, sold out, or too many. */
export type EntryProblem = 'gone' | 'sold-out' | 'too-many'

export const cartEntry = z.object({
  id: z.string(),
  itemId: text(),
  sku: text(),
  quantity: count(),
  title: text(),
  unitPriceCents: cents(),
  /** The regular price of one piece. */
  normalPriceCents: cents(),
  optionValues: list(z.object({ optionName: text(), value: text() })),
  /** A path of the site; empty if the product no longer exists. */
  fullUrl: text(),
  imageUrl: text(),
  imageAlt: text(),
  productType: text(),
  /** The answers to the product's custom form, as JSON. */
  additionalFields: text(),
  subscriptionPlan: z.optional(planSchema),
  /** The available quantity; missing without a limit. */
  qtyAvailable: z.optional(count()),
  /** An `EntryProblem`, or empty. */
  problem: text(),
})

/** The cart in the facade's shape, with its defaults. */
export const shoppingCart = z.object({
  id: text(),
  websiteId: text(),
  /**
   * Identifies the cart in the address of a subscription's checkout; present if a subscription was added.
   */
  cartToken: text(),
  orderId: text(),
  /** Ms since 1970, read as a date. */
  created: z.optional(date),
  isPurchased: flag(),
  entries: list(cartEntry),
  coupons: list(usedCoupon),
  validCoupons: list(usedCoupon),
  invalidCoupons: list(usedCoupon),
  shippingOptions: list(shippingOption),
  selectedShippingOption: z.optional(shippingOption),
  shippingLocation: z.optional(z.object({ country: text(), region: text(), postalCode: text() })),
  applicableTaxRules: list(taxRule),
  subtotalCents: cents(),
  taxCents: cents(),
  shippingCostCents: cents(),
  discountCents: cents(),
  /** The amount to pay; gift cards pay for it like a bank card. */
  grandTotalCents: cents(),
  /** The share paid by gift cards, whose numbers are among the `coupons`. */
  giftCardCents: cents(),
  totalQuantity: z._default(count(), 0),
  subtotalAmount: z._default(money, () => moneyOf(0, DEFAULT_CURRENCY)),
  /** The visitor's note to the shop. */
  note: text(),
  /** The minimum subtotal of an order. */
  minimumSubtotalCents: cents(),
  hasDigital: flag(),
  purelyDigital: flag(),
  requiresShipping: flag(),
})

/** The cart as a server sends it. */
export type ShoppingCart = Answered<typeof shoppingCart>

export type CartEntry = Answered<typeof cartEntry>

export const addedToCart = /* @__PURE__ */ defineSchema(() =>
  z.object({ newlyAdded: cartEntry, shoppingCart }),
)
