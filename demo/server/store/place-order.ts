import type { ShoppingCart } from '../../../src/calls/commerce.ts'
import { type NewOrder, TEST_CARDS } from '../../../src/calls/orders.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { findCart } from '../database/carts.ts'
import { type CardPayment, debitGiftCard, insertPayments } from '../database/gift-cards.ts'
import type { Database } from '../database/open-database.ts'
import { insertOrder, lockCart, type NewOrderRow } from '../database/orders.ts'
import { CURRENCY } from '../database/product-definition.ts'
import { decrementStock } from '../database/products.ts'
import type { Refusal } from '../requests/refusal.ts'
import { priceText } from './prices.ts'
import { loadCart } from './show-cart.ts'

/** Why no order was placed. */
export interface OrderFault extends Refusal<400 | 404 | 409> {
  readonly code:
    | 'no-cart'
    | 'not-available'
    | 'sold-out'
    | 'too-little'
    | 'no-address'
    | 'no-shipping'
    | 'other-total'
    | 'declined'
}

/** Thrown to roll back the transaction. */
class Refused extends Error {
  readonly fault: OrderFault
  constructor(fault: OrderFault) {
    super(fault.message)
    this.fault = fault
  }
}

/**
 * Turns a cart into an order in one transaction: decrements the stock, debits gift cards, marks the cart as
 * purchased. Placing the same cart again, with the same e-mail address, returns its order.
 *
 * @returns the order's id, or why it was refused
 */
export async function placeOrder(
  db: Database,
  tokenHash: string | undefined,
  wanted: NewOrder,
): Promise<Result<string, OrderFault>> {
  if (tokenHash === undefined) return { ok: false, error: NO_CART }
  try {
    return await db.transaction().execute(async (transaction): Promise<Result<string, OrderFault>> => {
      const held = await lockCart(transaction, tokenHash)
      if (held?.order) {
        // Whoever has the cookie, but not what the buyer has entered, learns nothing of the order.
        const { id, email } = held.order
        return email === wanted.email ? { ok: true, value: id } : { ok: false, error: NO_CART }
      }
      const stored = await findCart(transaction, tokenHash)
      if (!stored || stored.entries.length === 0) return { ok: false, error: NO_CART }
      const { country, region, postalCode } = wanted.address
      const { cart, payments } = await loadCart(transaction, {
        ...stored,
        location: { country, region, postalCode },
        shippingOptionId: wanted.shippingOptionId ?? stored.shippingOptionId,
      })
      const fault = faultOf(cart, wanted)
      if (fault) return { ok: false, error: fault }
      await decrementStocks(transaction, cart)
      await debitGiftCards(transaction, payments)
      const id = await insertOrder(transaction, stored.id, orderOf(cart, wanted))
      await insertPayments(transaction, id, payments)
      return { ok: true, value: id }
    })
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, error: cause.fault }
    throw cause
  }
}

const NO_CART: OrderFault = { status: 404, code: 'no-cart', message: 'Your cart is empty.' }

/** The first problem that prevents the order, the cheapest for the buyer to fix first. */
function faultOf(cart: ShoppingCart, wanted: NewOrder): OrderFault | undefined {
  const gone = cart.entries.find(({ problem }) => problem !== '')
  if (gone) {
    const message =
      gone.problem === 'too-many'
        ? `${gone.title}: only ${gone.qtyAvailable} left.`
        : `${gone.title || 'Something in your cart'} is no longer available.`
    return { status: 409, code: 'not-available', message }
  }
  if (cart.subtotalCents < cart.minimumSubtotalCents) {
    // [CART-14]
    const message = `To check out, your order subtotal must be ${priceText(cart.minimumSubtotalCents)} or more.`
    return { status: 400, code: 'too-little', message }
  }
  const { line1, city, postalCode } = wanted.address
  if (cart.requiresShipping && !(line1 && city && postalCode))
    return { status: 400, code: 'no-address', message: 'Please enter a shipping address.' }
  const { shippingOptions, selectedShippingOption: chosen } = cart
  if (wanted.shippingOptionId && shippingOptions.length > 0 && chosen?.id !== wanted.shippingOptionId)
    return {
      status: 400,
      code: 'no-shipping',
      message: 'This shipping option is not available for your destination. Please choose another.',
    }
  if (cart.grandTotalCents !== wanted.grandTotalCents) {
    const message = `The total is now ${priceText(cart.grandTotalCents)}. Please look at it again.`
    return { status: 409, code: 'other-total', message }
  }
  if (cart.giftCardCents !== wanted.giftCardCents) {
    const message = `Gift cards now pay ${priceText(cart.giftCardCents)} of it. Please look at it again.`
    return { status: 409, code: 'other-total', message }
  }
  if (cart.giftCardCents < cart.grandTotalCents && wanted.card === TEST_CARDS.declined)
    return { status: 400, code: 'declined', message: 'Your card was declined. Your order was not placed.' }
}

/** Decrements the stock of every line, in SKU order to avoid deadlocks. */
async function decrementStocks(transaction: Database, { entries }: ShoppingCart): Promise<void> {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of entries) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  for (const [sku, quantity] of [...pieces].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (await decrementStock(transaction, sku, quantity)) continue
    const title = entries.find(entry => entry.sku === sku)?.title ?? sku
    throw new Refused({ status: 409, code: 'sold-out', message: `${title} has just sold out.` })
  }
}

/** Debits the gift cards, in number order to avoid deadlocks. */
async function debitGiftCards(transaction: Database, payments: readonly CardPayment[]): Promise<void> {
  for (const payment of [...payments].sort((a, b) => (a.number < b.number ? -1 : 1))) {
    if (await debitGiftCard(transaction, payment)) continue
    const message = 'A gift card has just been used elsewhere. Please review the total.'
    throw new Refused({ status: 409, code: 'other-total', message })
  }
}

function orderOf(cart: ShoppingCart, { email, name, address }: NewOrder): NewOrderRow {
  return {
    email,
    name,
    currency: CURRENCY,
    address,
    lines: cart.entries.map(entry => ({
      itemId: entry.itemId,
      sku: entry.sku,
      title: entry.title,
      optionValues: entry.optionValues,
      quantity: entry.quantity,
      unitPriceCents: entry.unitPriceCents,
      productType: entry.productType,
      ...(entry.additionalFields && { additionalFields: entry.additionalFields }),
      ...(entry.subscriptionPlan && { subscriptionPlan: entry.subscriptionPlan }),
    })),
    ...(cart.selectedShippingOption && { shipping: cart.selectedShippingOption }),
    ...(cart.note && { note: cart.note }),
    taxes: cart.applicableTaxRules,
    coupons: cart.validCoupons.map(({ promoCode }) => `${promoCode}`),
    subtotalCents: cart.subtotalCents,
    discountCents: cart.discountCents,
    shippingCostCents: cart.shippingCostCents,
    taxCents: cart.taxCents,
    grandTotalCents: cart.grandTotalCents,
  }
}
