import * as z from 'zod/mini'
import { BlockError } from '../block-error'
import { flag, list, text } from '../fields'
import { wrongFields } from '../wrong-fields'
import { isCents } from './cents'
import { isMoney, type Money } from './money'
import { zeroMoney } from './store-currency'
import { planSchema } from './subscription.schema'
import { withoutNulls } from './without-nulls'

/** The latest day that a date can be, in ms since 1970. */
const LATEST_MS = 8.64e15

const cents = () => z._default(z.custom<number>(isCents, 'expected whole cents'), 0)

const isCount = (value: unknown): value is number => isCents(value) && value >= 0

const count = () => z.custom<number>(isCount, 'expected a whole number of 0 or more')

const date = z.pipe(
  z.custom<number>(
    value => typeof value === 'number' && Math.abs(value) <= LATEST_MS,
    'expected ms since 1970',
  ),
  z.transform(ms => new Date(ms)),
)

const shippingOptionSchema = z.object({ id: text(), name: text(), costCents: cents() })

const couponSchema = z.object({ promoCode: text(), name: text(), problem: text() })

/** A line of a cart as the call answers it (decisions §3). */
const entrySchema = z.object({
  id: z.string(),
  itemId: text(),
  sku: text(),
  quantity: count(),
  title: text(),
  unitPriceCents: cents(),
  /** What one piece costs when it is not on sale. */
  normalPriceCents: cents(),
  optionValues: list(z.object({ optionName: text(), value: text() })),
  /** What the product's own form asked for, as JSON. */
  additionalFields: text(),
  fullUrl: text(),
  imageUrl: text(),
  imageAlt: text(),
  productType: text(),
  subscriptionPlan: z.optional(planSchema),
  /** Pieces that can be had now; missing where there is no limit. */
  qtyAvailable: z.optional(count()),
  /** Why it cannot be bought as it is. */
  problem: text(),
})

/** The cart in the facade's shape (B3 L127-134), with the defaults that stand there. */
export const cartSchema = z.pipe(
  z.transform((raw: unknown) => withoutNulls(raw)),
  z.object({
    id: text(),
    websiteId: text(),
    /** Names the cart in the address of a subscription's checkout; answered when a subscription was added [CART-03]. */
    cartToken: text(),
    orderId: text(),
    created: z.optional(date),
    isPurchased: flag(),
    entries: list(entrySchema),
    shippingOptions: list(shippingOptionSchema),
    selectedShippingOption: z.optional(shippingOptionSchema),
    shippingLocation: z.optional(z.object({ country: text(), region: text(), postalCode: text() })),
    applicableTaxRules: list(z.object({ id: text(), name: text(), amountCents: cents() })),
    coupons: list(couponSchema),
    validCoupons: list(couponSchema),
    invalidCoupons: list(couponSchema),
    subtotalCents: cents(),
    taxCents: cents(),
    shippingCostCents: cents(),
    discountCents: cents(),
    grandTotalCents: cents(),
    /** What of it gift cards pay; ours. */
    giftCardCents: cents(),
    totalQuantity: z._default(count(), 0),
    subtotalAmount: z._default(z.custom<Money>(isMoney, 'expected a money object'), () => zeroMoney()),
    /** What the visitor has written to the shop. */
    note: text(),
    /** The least subtotal that can be checked out. */
    minimumSubtotalCents: cents(),
    hasDigital: flag(),
    purelyDigital: flag(),
    requiresShipping: flag(),
  }),
)

export type Cart = z.output<typeof cartSchema>
export type CartEntry = z.output<typeof entrySchema>

/** Reads the cart that a call answers, or says which of its fields are wrong. */
export function readCart(raw: unknown): Cart | BlockError {
  const { data, error } = z.safeParse(cartSchema, raw)
  return error ? new BlockError('data-invalid', wrongFields(error), { cause: error }) : data
}

/** The cart of somebody who has none. */
export const emptyCart = (): Cart => z.parse(cartSchema, {})
