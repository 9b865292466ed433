import { PRODUCTS_PATH, product, productList } from '../../../src/calls/products.ts'
import { newReview, REVIEWS_PATH, reviewList, reviewsPath } from '../../../src/calls/reviews.ts'
import { findProduct, listProducts } from '../database/products.ts'
import { findReviews } from '../database/reviews.ts'
import { NO_PRODUCT } from '../store/fill-cart.ts'
import { showProduct } from '../store/show-product.ts'
import { takeReview } from '../store/take-review.ts'
import { refuse } from './answer-call.ts'
import { type Call, type CallRequest, defineCall } from './call.ts'

/** Reviews of a product that are shown at most. */
export const MOST_REVIEWS = 50

/** The product that the path names, as long as it is for sale. */
async function productOf({ context, db }: Pick<CallRequest, 'context' | 'db'>) {
  const found = await findProduct(db, context.req.param('id') ?? '')
  return found?.status === 'PUBLISHED' ? found : undefined
}

/** What the shop sells, and what buyers say about it. */
export const productCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: PRODUCTS_PATH,
    summary: 'What the shop sells',
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
    summary: 'A product, with what is left of each variant',
    crumb: 'if-sent',
    answer: product,
    refusals: [404],
    handle: async request => {
      const found = await productOf(request)
      if (!found) return refuse(request.context, NO_PRODUCT.status, NO_PRODUCT.error)
      return request.context.json(showProduct(found))
    },
  }),
  defineCall({
    method: 'GET',
    path: reviewsPath('{id}'),
    summary: 'What buyers say about a product, the newest first',
    crumb: 'if-sent',
    answer: reviewList,
    refusals: [404],
    handle: async request => {
      const found = await productOf(request)
      if (!found) return refuse(request.context, NO_PRODUCT.status, NO_PRODUCT.error)
      const { newest, ...all } = await findReviews(request.db, found.id, MOST_REVIEWS)
      const reviews = newest.map(({ createdAt, ...said }) => ({ ...said, created: createdAt.getTime() }))
      return request.context.json({ ...all, reviews })
    },
  }),
  defineCall({
    method: 'POST',
    path: REVIEWS_PATH,
    summary: 'Says what a buyer thinks of a product; the order proves the purchase',
    crumb: 'query',
    body: { kind: 'json', schema: newReview },
    refusals: [404, 409],
    handle: async ({ context, db, body }) => {
      const fault = await takeReview(db, body)
      return fault ? refuse(context, fault.status, fault.error) : context.body(null, 204)
    },
  }),
]
