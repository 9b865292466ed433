import { newOrder, ORDERS_PATH, order } from '../../../src/calls/orders.ts'
import { PRODUCTS_PATH, product, productList } from '../../../src/calls/products.ts'
import { newReview, REVIEWS_PATH, reviewList, reviewsPath } from '../../../src/calls/reviews.ts'
import { findOrder } from '../database/orders.ts'
import { findProduct, listProducts } from '../database/products.ts'
import { findReviews } from '../database/reviews.ts'
import { cartHash, clearCartCookies } from '../requests/cart-cookies.ts'
import { NO_PRODUCT } from '../store/change-cart.ts'
import { placeOrder } from '../store/place-order.ts'
import { submitReview } from '../store/reviews.ts'
import { showProduct } from '../store/show-product.ts'
import { refuse } from './answer-call.ts'
import { type Call, type CallRequest, defineCall } from './call.ts'

/** Maximum number of reviews in an answer. */
export const MAX_REVIEWS = 50

/** Finds the product named by the path, if it is for sale. */
async function productOf({ context, db }: Pick<CallRequest, 'context' | 'db'>) {
  const found = await findProduct(db, context.req.param('id') ?? '')
  return found?.status === 'PUBLISHED' ? found : undefined
}

/** Products and their reviews. */
export const productCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: PRODUCTS_PATH,
    summary: 'Lists the products',
    crumb: 'if-sent',
    answer: productList,
    handle: async ({ context, db }) => {
      const products = await listProducts(db)
      return context.json({
        items: products.filter(({ status }) => status === 'PUBLISHED').map(showProduct),
      })
    },
  }),
  defineCall({
    method: 'GET',
    path: `${PRODUCTS_PATH}/{id}`,
    summary: 'Returns a product with the stock of each variant',
    crumb: 'if-sent',
    answer: product,
    refusals: [404],
    handle: async request => {
      const found = await productOf(request)
      if (!found) return refuse(request.context, NO_PRODUCT.status, NO_PRODUCT.message)
      return request.context.json(showProduct(found))
    },
  }),
  defineCall({
    method: 'GET',
    path: reviewsPath('{id}'),
    summary: 'Lists a product’s reviews, the newest first',
    crumb: 'if-sent',
    answer: reviewList,
    refusals: [404],
    handle: async request => {
      const found = await productOf(request)
      if (!found) return refuse(request.context, NO_PRODUCT.status, NO_PRODUCT.message)
      const { newest, ...all } = await findReviews(request.db, found.id, MAX_REVIEWS)
      const reviews = newest.map(({ createdAt, ...said }) => ({ ...said, created: createdAt.getTime() }))
      return request.context.json({ ...all, reviews })
    },
  }),
  defineCall({
    method: 'POST',
    path: REVIEWS_PATH,
    summary: 'Submits a review; the order id proves the purchase',
    crumb: 'query',
    body: { kind: 'json', schema: newReview },
    refusals: [404, 409],
    handle: async ({ context, db, body }) => {
      const fault = await submitReview(db, body)
      return fault ? refuse(context, fault.status, fault.message) : context.body(null, 204)
    },
  }),
]

const NO_ORDER = 'There is no such order.'

/** Orders of the test checkout, which takes no payments. */
export const orderCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: ORDERS_PATH,
    summary: 'Orders the cart with a test card; repeating the call returns the same order',
    crumb: 'query',
    body: { kind: 'json', schema: newOrder },
    answer: order,
    refusals: [404, 409],
    handle: async ({ context, db, body }) => {
      const placed = await placeOrder(db, cartHash(context), body)
      if (!placed.ok) return refuse(context, placed.error.status, placed.error.message)
      // The order belongs to its buyer, and not to whoever uses the browser next.
      clearCartCookies(context)
      return context.json(await findOrder(db, placed.value))
    },
  }),
  defineCall({
    method: 'GET',
    path: `${ORDERS_PATH}/{id}`,
    summary: 'Returns an order; its id is secret to the buyer',
    crumb: 'if-sent',
    answer: order,
    refusals: [404],
    handle: async ({ context, db }) => {
      const found = await findOrder(db, context.req.param('id') ?? '')
      if (!found) return refuse(context, 404, NO_ORDER)
      context.header('cache-control', 'no-store')
      return context.json(found)
    },
  }),
]
