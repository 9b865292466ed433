import type { ShoppingCart } from '../../../src/calls/commerce.ts'
import {
  type CountedLine,
  computeTotals,
  couponProblem,
  discountsOf,
  rulesAt,
  type Totals,
} from '../../../src/commerce/order-totals.ts'
import { sumCents, timesCents } from '../../../src/locale/money/cents.ts'
import type { StoredCart } from '../database/carts.ts'
import { type CardPayment, cardNumberOf, findBalances } from '../database/gift-cards.ts'
import type { Database } from '../database/open-database.ts'
import type { SoldVariant } from '../database/products.ts'
import { cartEntry, effectiveCents } from './cart-line.ts'
import { findCoupon, type NamedCoupon, shippingOptions, TAX_RULES } from './charges.ts'
import { priceText } from './prices.ts'
import { MIN_SUBTOTAL_CENTS, WEBSITE_ID } from './shop-settings.ts'
import { money } from './show-product.ts'

/** An empty cart, for visitors without a cart. */
export const NO_CART: StoredCart = {
  id: '',
  createdAt: new Date(0),
  isPurchased: false,
  coupons: [],
  location: undefined,
  shippingOptionId: undefined,
  note: '',
  entries: [],
  sold: new Map(),
}

/** A cart, and the amount paid by each of its gift cards. */
export interface CalculatedCart {
  readonly cart: ShoppingCart
  readonly payments: readonly CardPayment[]
}

/** Builds the facade's cart [API-28] with current prices and stock. */
export async function showCart(db: Database, cart: StoredCart = NO_CART): Promise<ShoppingCart> {
  return (await loadCart(db, cart)).cart
}

/** Like `showCart`, with the gift card payments, whose numbers only the buyer may see. */
export async function loadCart(db: Database, cart: StoredCart): Promise<CalculatedCart> {
  const balances = await findBalances(
    db,
    cart.coupons.flatMap(code => cardNumberOf(code) ?? []),
  )
  return calculateCart(cart, balances, Date.now())
}

/** Calculates a cart from current products; entries no longer for sale cost nothing and block the order. */
export function calculateCart(
  cart: StoredCart,
  balances: ReadonlyMap<string, number>,
  now: number,
): CalculatedCart {
  const found = cart.entries.map(entry => {
    const known = cart.sold.get(entry.sku)
    const isOffered = known?.variant.isOffered === true && known.product.id === entry.itemId
    return { ...entry, sold: known, isOffered }
  })
  const lines = found.flatMap(({ quantity, sold, isOffered }) =>
    sold && isOffered ? [{ ...countedLine(sold, quantity), sold }] : [],
  )
  const subtotalCents = sumCents(lines.map(({ unitCents, quantity }) => timesCents(unitCents, quantity)))
  const requiresShipping = lines.some(({ grams }) => grams > 0)

  const coupons = cart.coupons.flatMap(code => findCoupon(code) ?? [])
  const problems = coupons.map(coupon => couponProblem(coupon, subtotalCents, now))
  const valid = coupons.filter((_, index) => problems[index] === undefined)
  const invalid = coupons.flatMap((coupon, index) =>
    problems[index] ? [cartCoupon(coupon, problems[index])] : [],
  )

  const options =
    cart.location && requiresShipping
      ? shippingOptions(
          cart.location,
          lines.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
          subtotalCents,
          valid.some(({ isFreeShipping }) => isFreeShipping),
        )
      : []
  const chosen = options.find(({ id }) => id === cart.shippingOptionId) ?? options[0]
  const rules = lines.length > 0 ? rulesAt(TAX_RULES, cart.location) : []
  const totals = computeTotals(lines, discountsOf(valid), chosen?.costCents ?? 0, rules)
  const cards = cart.coupons.flatMap(code => {
    const cents = balances.get(code)
    return cents === undefined ? [] : [[code, cents] as const]
  })
  const payments = cardPayments(cards, lines, totals)
  const digital = lines.filter(({ sold }) => sold.product.details.kind === 'DIGITAL').length

  const shown: ShoppingCart = {
    id: cart.id,
    websiteId: WEBSITE_ID,
    cartToken: '',
    orderId: '',
    created: cart.createdAt.getTime(),
    isPurchased: cart.isPurchased,
    entries: found.map(entry => cartEntry(entry, found)),
    coupons: [...coupons.map(coupon => cartCoupon(coupon)), ...cards.map(cartGiftCard)],
    validCoupons: valid.map(coupon => cartCoupon(coupon)),
    invalidCoupons: invalid,
    shippingOptions: options,
    ...(chosen && { selectedShippingOption: chosen }),
    ...(cart.location && { shippingLocation: cart.location }),
    applicableTaxRules: rules.map(({ id, name, rateMillionths, includesShipping }, index) => ({
      id,
      name,
      rateMillionths,
      includesShipping,
      amountCents: totals.taxesCents[index] ?? 0,
    })),
    subtotalCents,
    taxCents: totals.taxCents,
    shippingCostCents: totals.shippingCostCents,
    discountCents: totals.discountCents,
    grandTotalCents: totals.grandTotalCents,
    giftCardCents: sumCents(payments.map(({ cents }) => cents)),
    totalQuantity: found.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalAmount: money(subtotalCents),
    note: cart.note,
    minimumSubtotalCents: MIN_SUBTOTAL_CENTS,
    hasDigital: digital > 0,
    purelyDigital: lines.length > 0 && digital === lines.length,
    requiresShipping,
  }
  return { cart: shown, payments }
}

const cartGiftCard = ([promoCode, cents]: readonly [number: string, cents: number]) => ({
  promoCode,
  name: `Gift card with ${priceText(cents)}`,
  problem: '',
})

const cartCoupon = ({ promoCode, name }: NamedCoupon, problem = '') => ({ promoCode, name, problem })

function countedLine(
  { product, variant }: SoldVariant,
  quantity: number,
): CountedLine & { readonly grams: number } {
  return {
    quantity,
    unitCents: effectiveCents(variant),
    isMoney: product.details.kind === 'GIFT_CARD',
    grams: variant.grams,
  }
}

/**
 * Distributes the total over the gift cards in the order they were applied. Gift cards cannot pay for gift cards.
 */
export function cardPayments(
  balances: readonly (readonly [number: string, cents: number])[],
  lines: readonly CountedLine[],
  { lines: totals, grandTotalCents }: Pick<Totals, 'lines' | 'grandTotalCents'>,
): CardPayment[] {
  const money = sumCents(lines.map(({ isMoney }, at) => (isMoney ? (totals[at]?.lineCents ?? 0) : 0)))
  let open = Math.max(0, grandTotalCents - money)
  return balances.flatMap(([number, balance]) => {
    const cents = Math.min(open, balance)
    open -= cents
    return cents > 0 ? [{ number, cents }] : []
  })
}
