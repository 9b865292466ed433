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
import { findCart, saveNote, saveShipping } from '../database/carts.ts'
import { cartHash } from '../requests/cart-cookies.ts'
import { addToCart, type CartFault, changeCoupon, findVariant, setQuantity } from '../store/change-cart.ts'
import { showCart } from '../store/show-cart.ts'
import { refuse } from './answer-call.ts'
import { type Call, type CallRequest, defineCall } from './call.ts'

type Request = Pick<CallRequest, 'context' | 'db'>

const cartOf = ({ context, db }: Request) => findCart(db, cartHash(context))

/** Answers with the visitor's current cart, or with why it could not be changed. */
async function answerCart(request: Request, fault?: CartFault): Promise<Response> {
  const { context, db } = request
  if (fault) {
    const { status, message, qtyAvailable } = fault
    return refuse(context, status, message, qtyAvailable === undefined ? {} : { qtyAvailable })
  }
  return context.json(await showCart(db, await cartOf(request)))
}

const NO_CART_YET: CartFault = { status: 404, message: 'Your cart is empty.' }

/** The calls of the visitor's cart. */
export const cartCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: CART_PATH,
    summary: 'Returns the visitor’s cart',
    crumb: 'if-sent',
    answer: shoppingCart,
    handle: answerCart,
  }),
  defineCall({
    method: 'POST',
    path: CART_ENTRIES_PATH,
    summary: 'Adds an item to the cart',
    crumb: 'query',
    body: { kind: 'json', schema: newEntry },
    answer: addedToCart,
    refusals: [404, 409],
    handle: async ({ context, db, services, body }) => {
      const found = await findVariant(db, body.itemId, body.sku)
      if (!found.ok) return answerCart({ context, db }, found.error)
      const { quantity, additionalFields = null } = body
      const added = await addToCart(
        { context, db, services },
        { variant: found.value, quantity, additionalFields },
      )
      if (!added.ok) return answerCart({ context, db }, added.error)
      const now = await showCart(db, await findCart(db, added.value.hash))
      const newlyAdded = now.entries.find(({ id }) => id === added.value.entryId)
      // Another tab may have removed it in the meantime.
      if (!newlyAdded)
        return refuse(context, 409, 'This item has been removed from your cart in the meantime.')
      // Subscriptions have their own checkout, whose address contains the cart token.
      const token = newlyAdded.subscriptionPlan && { cartToken: added.value.token }
      return context.json({ newlyAdded, shoppingCart: { ...now, ...token } })
    },
  }),
  defineCall({
    method: 'PUT',
    path: `${CART_ENTRIES_PATH}/{id}`,
    summary: 'Changes the quantity of an entry',
    crumb: 'query',
    body: { kind: 'json', schema: changedEntry },
    answer: shoppingCart,
    refusals: [404],
    handle: async call => answerCart(call, await changeQuantity(call, call.body.quantity)),
  }),
  defineCall({
    method: 'DELETE',
    path: `${CART_ENTRIES_PATH}/{id}`,
    summary: 'Removes an entry from the cart',
    crumb: 'query',
    answer: shoppingCart,
    refusals: [404],
    handle: async call => answerCart(call, await changeQuantity(call, 0)),
  }),
  ...(['POST', 'DELETE'] as const).map(method =>
    defineCall({
      method,
      path: CART_COUPONS_PATH,
      summary: method === 'POST' ? 'Applies a coupon or gift card' : 'Removes a coupon or gift card',
      crumb: 'query',
      body: { kind: 'json', schema: coupon },
      answer: shoppingCart,
      refusals: [404],
      handle: async request =>
        answerCart(
          request,
          await changeCoupon(request.db, await cartOf(request), request.body.promoCode, method === 'POST'),
        ),
    }),
  ),
  defineCall({
    method: 'PUT',
    path: CART_LOCATION_PATH,
    summary: 'Sets the shipping destination',
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
    summary: 'Saves the buyer’s note to the shop',
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
    summary: 'Sets the shipping option',
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
        return refuse(context, 404, 'This shipping option is not available.')
      await saveShipping(db, cart.id, { optionId: body.id })
      return answerCart(request)
    },
  }),
]

async function changeQuantity(request: Request, quantity: number): Promise<CartFault | undefined> {
  const id = request.context.req.param('id') ?? ''
  return setQuantity(request.db, await cartOf(request), id, quantity)
}
