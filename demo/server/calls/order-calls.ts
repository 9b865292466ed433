import { newOrder, ORDERS_PATH, order } from '../../../src/calls/orders.ts'
import { findOrder } from '../database/orders.ts'
import { cartHash } from '../requests/cart-cookies.ts'
import { placeOrder } from '../store/place-order.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'

const NO_ORDER = 'There is no such order.'

/** The test checkout: it takes orders and no money. */
export const orderCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: ORDERS_PATH,
    summary: 'Orders what is in the cart, with a test card; sent twice it is still one order',
    crumb: 'query',
    body: { kind: 'json', schema: newOrder },
    answer: order,
    refusals: [404, 409],
    handle: async ({ context, db, body }) => {
      const placed = await placeOrder(db, cartHash(context), body)
      if ('fault' in placed) return refuse(context, placed.fault.status, placed.fault.error)
      return context.json(await findOrder(db, placed.id))
    },
  }),
  defineCall({
    method: 'GET',
    path: `${ORDERS_PATH}/{id}`,
    summary: 'An order; its id is known to its buyer alone',
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
