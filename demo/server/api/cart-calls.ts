import {
  addedToCart,
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_PATH,
  changedEntry,
  coupon,
  newEntry,
  shoppingCart as shoppingCartAnswer,
} from '../../../src/wire/commerce.ts'
import { addEntry, beginCart, changeEntry, findCart, saveCoupons } from '../database/cart-entries.ts'
import { refuse } from './answer-call.ts'
import { type Call, type CallRequest, defineCall } from './call.ts'
import { cartHash, giveCart } from './cart-cookie.ts'
import { EXAMPLE_COUPONS, findVariant } from './example-products.ts'
import { NO_CART, shoppingCart } from './shopping-cart.ts'

type Request = Pick<CallRequest, 'context' | 'db'>

const cartOf = ({ context, db }: Request) => findCart(db, cartHash(context))

/** Answers with the visitor's cart as it is now. */
const showCart = async (request: Request): Promise<Response> =>
  request.context.json(shoppingCart((await cartOf(request)) ?? NO_CART))

const NO_ENTRY = 'This is not in your cart.'

const NO_COUPON = 'This code is not valid.'

/** Sets the quantity of the entry that the path names. */
async function setQuantity(request: Request, quantity: number): Promise<Response> {
  const { context, db } = request
  const cart = await cartOf(request)
  const entry = cart?.entries.find(({ id }) => id === context.req.param('id'))
  if (!cart || !entry) return refuse(context, 404, NO_ENTRY)
  const stock = findVariant(entry.itemId, entry.sku)?.stock ?? 0
  if (quantity > stock) return refuse(context, 400, `Only ${stock} left.`)
  await changeEntry(db, cart.id, entry.id, quantity)
  return showCart(request)
}

/** The visitor's cart (decisions §3). */
export const cartCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: CART_PATH,
    summary: 'The visitor’s cart',
    crumb: 'if-sent',
    answer: shoppingCartAnswer,
    handle: showCart,
  }),
  defineCall({
    method: 'POST',
    path: CART_ENTRIES_PATH,
    summary: 'Puts something into the cart',
    crumb: 'query',
    body: { kind: 'json', schema: newEntry },
    answer: addedToCart,
    refusals: [404],
    handle: async ({ context, db, services, body }) => {
      const variant = findVariant(body.itemId, body.sku)
      if (!variant) return refuse(context, 404, 'There is no such product.')
      const cart = await findCart(db, cartHash(context))
      const lying = cart?.entries.filter(({ sku }) => sku === variant.sku) ?? []
      const wanted = lying.reduce((sum, { quantity }) => sum + quantity, body.quantity)
      if (wanted > variant.stock) return refuse(context, 400, `Only ${variant.stock} left.`)

      const tokenHash = cart ? cartHash(context) : giveCart(context, services.settings)
      const cartId = cart?.id ?? (await beginCart(db, tokenHash ?? ''))
      const id = await addEntry(db, cartId, {
        ...body,
        sku: variant.sku,
        additionalFields: body.additionalFields ?? null,
      })
      const now = shoppingCart((await findCart(db, tokenHash)) ?? NO_CART)
      return context.json({ newlyAdded: now.entries.find(entry => entry.id === id), shoppingCart: now })
    },
  }),
  defineCall({
    method: 'PUT',
    path: `${CART_ENTRIES_PATH}/{id}`,
    summary: 'Changes how many there are of an entry',
    crumb: 'query',
    body: { kind: 'json', schema: changedEntry },
    answer: shoppingCartAnswer,
    refusals: [404],
    handle: call => setQuantity(call, call.body.quantity),
  }),
  defineCall({
    method: 'DELETE',
    path: `${CART_ENTRIES_PATH}/{id}`,
    summary: 'Takes an entry out of the cart',
    crumb: 'query',
    answer: shoppingCartAnswer,
    refusals: [404],
    handle: call => setQuantity(call, 0),
  }),
  ...(['POST', 'DELETE'] as const).map(method =>
    defineCall({
      method,
      path: CART_COUPONS_PATH,
      summary: method === 'POST' ? 'Uses a code that lowers the price' : 'Takes a code back',
      crumb: 'query',
      body: { kind: 'json', schema: coupon },
      answer: shoppingCartAnswer,
      refusals: [404],
      handle: async request => {
        const { context, db, body } = request
        const cart = await cartOf(request)
        const promoCode = body.promoCode.trim().toUpperCase()
        const isKnown = EXAMPLE_COUPONS.some(known => known.promoCode === promoCode)
        if (!cart || !isKnown) return refuse(context, 404, NO_COUPON)
        const others = cart.coupons.filter(code => code !== promoCode)
        await saveCoupons(db, cart.id, method === 'POST' ? [...others, promoCode] : others)
        return showCart(request)
      },
    }),
  ),
]
