import * as z from 'zod/mini'
import { location, shippingOption, taxRule } from './commerce'
import { type Answered, defineSchema } from './define-schema'
import { textTo, trimmedTo, wholeNumber } from './request-fields'
import { planSchema } from './subscription/subscription.schema'

/** What was bought; an order's id, which only its buyer knows, ends the path of GET. */
export const ORDERS_PATH = '/api/commerce/orders'

/** The cards that the test checkout takes: one that pays, one that is declined. No other number is ever asked for. */
export const TEST_CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const

const neededLine = (most: number) => trimmedTo(most).check(z.minLength(1))

const email = () => trimmedTo(256).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/** Needed where something is sent; the fields of `location` decide over the tax in any case. */
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
    /** What the buyer has seen: another total is refused, never charged. */
    grandTotalCents: wholeNumber(0),
    /** What of it gift cards pay, as the buyer has seen it: the card is charged the rest. */
    giftCardCents: z._default(wholeNumber(0), 0),
  }),
)

export type NewOrder = z.output<typeof newOrder>

/** What a line of an order is that nobody has sold. */
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
    /** What the product's own form has asked for, as JSON. */
    additionalFields: z.optional(z.string()),
    subscriptionPlan: z.optional(planSchema),
  }),
)

export const order = /* @__PURE__ */ defineSchema(() =>
  z.object({
    id: z.string(),
    /** What people call it. */
    number: z.number(),
    /** In ms since 1970. */
    created: z.number(),
    email: z.string(),
    name: z.string(),
    currency: z.string(),
    lines: z.array(orderLine),
    /** A donation has none. */
    address: z.optional(address),
    shipping: z.optional(shippingOption),
    /** What the buyer has written to the shop. */
    note: z.optional(z.string()),
    taxes: z.array(taxRule),
    coupons: z.array(z.string()),
    subtotalCents: z.number(),
    discountCents: z.number(),
    shippingCostCents: z.number(),
    taxCents: z.number(),
    grandTotalCents: z.number(),
    /** What of it gift cards have paid. */
    giftCardCents: z.number(),
    /** The numbers to pay with: one for each gift card that was bought. */
    giftCards: z.array(z.object({ number: z.string(), cents: z.number() })),
    /** Files that were bought, by a path of the site. */
    downloads: z.array(z.object({ title: z.string(), path: z.string() })),
  }),
)

export type Order = Answered<typeof order>
