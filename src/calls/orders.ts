import * as z from 'zod/mini'
import { location, shippingOption, taxRule } from './commerce'
import { type Answered, defineSchema } from './define-schema'
import { textTo, trimmedTo, wholeNumber } from './request-fields'
import { planSchema } from './subscription/subscription.schema'

/** Orders; an order's id, known only to its buyer, ends the path of GET. */
export const ORDERS_PATH = '/api/commerce/orders'

/** The card numbers of the test checkout: one that pays, one that is declined. It never asks for others. */
export const TEST_CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const

const neededLine = (most: number) => trimmedTo(most).check(z.minLength(1))

const email = () => trimmedTo(256).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/))

/** Required for shipping; the fields of `location` always decide the tax. */
const address = /* @__PURE__ */ defineSchema(() =>
  z.extend(location, {
    line1: z._default(trimmedTo(200), ''),
    line2: z._default(trimmedTo(200), ''),
    city: z._default(trimmedTo(100), ''),
  }),
)

export const newOrder = /* @__PURE__ */ defineSchema(() =>
  z.object({
    email: email(),
    name: neededLine(200),
    address,
    shippingOptionId: z.optional(z.nullable(textTo(60))),
    card: z.enum(TEST_CARDS),
    /** The total shown to the buyer: a different total is rejected, never charged. */
    grandTotalCents: wholeNumber(0),
    /** The share of gift cards shown to the buyer: the card pays the rest. */
    giftCardCents: z._default(wholeNumber(0), 0),
  }),
)

export type NewOrder = z.output<typeof newOrder>

/** The product type of a donation's line. */
export const DONATION = 'DONATION'

export const orderLine = /* @__PURE__ */ defineSchema(() =>
  z.object({
    itemId: z.string(),
    sku: z.string(),
    title: z.string(),
    optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
    quantity: z.number(),
    unitPriceCents: z.number(),
    productType: z.string(),
    /** The answers to the product's custom form, as JSON. */
    additionalFields: z.optional(z.string()),
    subscriptionPlan: z.optional(planSchema),
  }),
)

export const order = /* @__PURE__ */ defineSchema(() =>
  z.object({
    id: z.string(),
    /** The order number. */
    number: z.number(),
    /** In ms since 1970. */
    created: z.number(),
    email: z.string(),
    name: z.string(),
    currency: z.string(),
    lines: z.array(orderLine),
    /** Missing for a donation. */
    address: z.optional(address),
    shipping: z.optional(shippingOption),
    /** The buyer's note to the shop. */
    note: z.optional(z.string()),
    taxes: z.array(taxRule),
    coupons: z.array(z.string()),
    subtotalCents: z.number(),
    discountCents: z.number(),
    shippingCostCents: z.number(),
    taxCents: z.number(),
    grandTotalCents: z.number(),
    /** The share paid by gift cards. */
    giftCardCents: z.number(),
    /** The numbers of the purchased gift cards. */
    giftCards: z.array(z.object({ number: z.string(), cents: z.number() })),
    /** The purchased files, by a path of the site. */
    downloads: z.array(z.object({ title: z.string(), path: z.string() })),
  }),
)

export type Order = Answered<typeof order>
