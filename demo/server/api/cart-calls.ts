import {
  addedToCart,
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_NOTE_PATH,
  CART_PATH,
  CART_SHIPPING_PATH,
  cartNote,
  changedEntry,
  chosenShipping,
  coupon,
  location,
  newEntry,
  shoppingCart,
} from '../../../src/calls/commerce.ts'
import { codeOf, couponProblem } from '../../../src/commerce/order-totals.ts'
import { changeCoupons, findCart, saveShipping } from '../database/cart-entries.ts'
import { saveNote } from '../database/cart-notes.ts'
import { cardNumberOf, findBalances } from '../database/gift-cards.ts'
import { findCoupon } from '../store/coupons.ts'
import { type CartFault, findVariant, setQuantity } from '../store/fill-cart.ts'
import { showCart } from '../store/show-cart.ts'
import { addToCart } from './add-to-cart.ts'
import { refuse } from './answer-call.ts'
import { type Call, type CallRequest, defineCall } from './call.ts'
import { cartHash } from './cart-cookie.ts'

type Request = Pick<CallRequest, 'context' | 'db'>

const cartOf = ({ context, db }: Request) => findCart(db, cartHash(context))

/** Answers with the visitor's cart as it is now, or with why it has not changed. */
async function answerCart(request: Request, fault?: CartFault): Promise<Response> {
  const { context, db } = request
  if (fault) {
    const { status, error, qtyAvailable } = fault
    return refuse(context, status, error, qtyAvailable === undefined ? {} : { qtyAvailable })
  }
  return context.json(await showCart(db, await cartOf(request)))
}

const NO_COUPON: CartFault = { status: 404, error: 'This code is not valid.' }

const OLD_COUPON: CartFault = { status: 400, error: 'This code has expired.' }

const EMPTY_CARD: CartFault = { status: 400, error: 'There is nothing left on this gift card.' }

const NO_CART_YET: CartFault = { status: 404, error: 'There is nothing in your cart.' }

/** The visitor's cart (decisions §3). */
export const cartCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: CART_PATH,
    summary: 'The visitor’s cart',
    crumb: 'if-sent',
    answer: shoppingCart,
    handle: answerCart,
  }),
  defineCall({
    method: 'POST',
    path: CART_ENTRIES_PATH,
    summary: 'Puts something into the cart',
    crumb: 'query',
    body: { kind: 'json', schema: newEntry },
    answer: addedToCart,
    refusals: [404, 409],
    handle: async ({ context, db, services, body }) => {
      const found = await findVariant(db, body.itemId, body.sku)
      if ('fault' in found) return answerCart({ context, db }, found.fault)
      const { quantity, additionalFields = null } = body
      const added = await addToCart({ context, db, services }, { ...found, quantity, additionalFields })
      if ('fault' in added) return answerCart({ context, db }, added.fault)
      const now = await showCart(db, await findCart(db, added.hash))
      const newlyAdded = now.entries.find(({ id }) => id === added.id)
      // Another tab may have taken it out again in this very moment.
      if (!newlyAdded) return refuse(context, 409, 'This has been taken out of your cart meanwhile.')
      // A subscription has a checkout of its own, whose address names the cart.
      const token = newlyAdded.subscriptionPlan && { cartToken: added.token }
      return context.json({ newlyAdded, shoppingCart: { ...now, ...token } })
    },
  }),
  defineCall({
    method: 'PUT',
    path: `${CART_ENTRIES_PATH}/{id}`,
    summary: 'Changes how many there are of an entry',
    crumb: 'query',
    body: { kind: 'json', schema: changedEntry },
    answer: shoppingCart,
    refusals: [404],
    handle: async call => answerCart(call, await changeQuantity(call, call.body.quantity)),
  }),
  defineCall({
    method: 'DELETE',
    path: `${CART_ENTRIES_PATH}/{id}`,
    summary: 'Takes an entry out of the cart',
    crumb: 'query',
    answer: shoppingCart,
    refusals: [404],
    handle: async call => answerCart(call, await changeQuantity(call, 0)),
  }),
  ...(['POST', 'DELETE'] as const).map(method =>
    defineCall({
      method,
      path: CART_COUPONS_PATH,
      summary: method === 'POST' ? 'Uses a code that lowers the price' : 'Takes a code back',
      crumb: 'query',
      body: { kind: 'json', schema: coupon },
      answer: shoppingCart,
      refusals: [404],
      handle: async request =>
        answerCart(request, await changeCoupon(request, request.body.promoCode, method === 'POST')),
    }),
  ),
  defineCall({
    method: 'PUT',
    path: CART_LOCATION_PATH,
    summary: 'Says where the cart goes',
    crumb: 'query',
    body: { kind: 'json', schema: location },
    answer: shoppingCart,
    refusals: [404],
    handle: async request => {
      const cart = await cartOf(request)
      if (!cart) return answerCart(request, NO_CART_YET)
      await saveShipping(request.db, cart.id, { location: request.body })
      return answerCart(request)
    },
  }),
  defineCall({
    method: 'PUT',
    path: CART_NOTE_PATH,
    summary: 'Keeps what the buyer writes to the shop',
    crumb: 'query',
    body: { kind: 'json', schema: cartNote },
    answer: shoppingCart,
    refusals: [404],
    handle: async request => {
      const cart = await cartOf(request)
      if (!cart) return answerCart(request, NO_CART_YET)
      await saveNote(request.db, cart.id, request.body.note)
      return answerCart(request)
    },
  }),
  defineCall({
    method: 'PUT',
    path: CART_SHIPPING_PATH,
    summary: 'Chooses how the cart is sent',
    crumb: 'query',
    body: { kind: 'json', schema: chosenShipping },
    answer: shoppingCart,
    refusals: [404],
    handle: async request => {
      const { db, context, body } = request
      const cart = await cartOf(request)
      if (!cart) return answerCart(request, NO_CART_YET)
      const { shippingOptions } = await showCart(db, cart)
      if (!shippingOptions.some(({ id }) => id === body.id))
        return refuse(context, 404, 'This cannot be sent so.')
      await saveShipping(db, cart.id, { optionId: body.id })
      return answerCart(request)
    },
  }),
]

async function changeQuantity(request: Request, quantity: number): Promise<CartFault | undefined> {
  const id = request.context.req.param('id') ?? ''
  return setQuantity(request.db, await cartOf(request), id, quantity)
}

/** Uses a code, or takes it back. @returns why not, if it does not. */
export async function changeCoupon(
  request: Request,
  text: string,
  isUsed: boolean,
): Promise<CartFault | undefined> {
  const number = cardNumberOf(text)
  if (number !== undefined) return changeCard(request, number, isUsed)
  const code = codeOf(text)
  const cart = await cartOf(request)
  const known = findCoupon(code)
  if (!cart || !known) return NO_COUPON
  if (isUsed && couponProblem(known, Infinity, Date.now()) === 'ended') return OLD_COUPON
  await changeCoupons(request.db, cart.id, code, isUsed)
}

/** Pays with a gift card, or takes it back. */
async function changeCard(request: Request, number: string, isUsed: boolean): Promise<CartFault | undefined> {
  const cart = await cartOf(request)
  const balance = (await findBalances(request.db, [number])).get(number)
  if (!cart || balance === undefined) return NO_COUPON
  if (isUsed && balance === 0) return EMPTY_CARD
  await changeCoupons(request.db, cart.id, number, isUsed)
}
