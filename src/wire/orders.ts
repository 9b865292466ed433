import * as z from 'zod/mini'
import { location, shippingOption, subscriptionPlan, taxRule } from './commerce'

/** What was bought; an order's id, which only its buyer knows, ends the path of GET. */
export const ORDERS_PATH = '/api/commerce/orders'

/** The cards that the test checkout takes: one that pays, one that is declined. No other number is ever asked for. */
export const TEST_CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))

const neededLine = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const newOrder = z.object({
  email: z.string().check(z.trim(), z.maxLength(256), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  name: neededLine(200),
  /** Needed where something is sent; the last three decide over the tax in any case. */
  address: z.object({
    line1: z._default(line(200), ''),
    line2: z._default(line(200), ''),
    city: z._default(line(100), ''),
    ...location.shape,
  }),
  shippingOptionId: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  card: z.enum(TEST_CARDS),
  /** What the buyer has seen: another total is refused, never charged. */
  grandTotalCents: z.number().check(z.int(), z.minimum(0)),
  /** What of it gift cards pay, as the buyer has seen it: the card is charged the rest. */
  giftCardCents: z._default(z.number().check(z.int(), z.minimum(0)), 0),
})

export type NewOrder = z.output<typeof newOrder>

/** What a line of an order is that nobody has sold. */
export const DONATION = 'DONATION'

export const orderLine = z.object({
  itemId: z.string(),
  sku: z.string(),
  title: z.string(),
  optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
  quantity: z.number(),
  unitPriceCents: z.number(),
  productType: z.string(),
  /** What the product's own form has asked for, as JSON. */
  additionalFields: z.optional(z.string()),
  subscriptionPlan: z.optional(subscriptionPlan),
})

export const order = z.object({
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
  address: z.optional(newOrder.shape.address),
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
})

export type Order = z.output<typeof order>
