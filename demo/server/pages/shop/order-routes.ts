import { Hono } from 'hono'
import * as z from 'zod/mini'
import { newReview } from '../../../../src/calls/reviews.ts'
import { findOrder } from '../../database/orders.ts'
import { findProduct } from '../../database/products.ts'
import { reviewedProducts } from '../../database/reviews.ts'
import { REVIEW_MESSAGES } from '../../store/review-rules.ts'
import { takeReview } from '../../store/take-review.ts'
import { notFound } from '../not-found.ts'
import { type OrderView, orderPage } from './order-page.ts'
import { plainPdf } from './plain-pdf.ts'
import { isRefused, readPosted, refusedPage } from './posted-fields.ts'
import type { ShopPages } from './shop-pages.ts'

/** `/order/<id>`, and what its buyer says about it. */
export function orderRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/order/:id', async context => {
    const note = context.req.query('reviewed') === '1' ? 'Thank you for your review.' : ''
    const view = await orderView(context.req.param('id'), { note })
    context.header('referrer-policy', 'same-origin')
    return view ? show(context, orderPage(view)) : show(context, notFound, 404)
  })

  app.get('/order/:id/files/:sku', async context => {
    const { db } = await services.open()
    const order = await findOrder(db, context.req.param('id'))
    const line = order?.lines.find(
      ({ sku, productType }) => sku === context.req.param('sku') && productType === 'DIGITAL',
    )
    if (!order || !line) return show(context, notFound, 404)
    const product = await findProduct(db, line.itemId)
    const bought = `Order ${order.number}, for ${order.name}.`
    const pdf = plainPdf(line.title, [...(product?.details.text ?? []), bought])
    return context.body(pdf, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${product?.slug ?? 'file'}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
  })

  app.post('/order/:id/review', async context => {
    context.header('referrer-policy', 'same-origin')
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const orderId = context.req.param('id')
    const { itemId, stars, author, title, body } = posted.fields
    const { db } = await services.open()
    const read = z.safeParse(newReview, { orderId, itemId, stars: Number(stars), author, title, body })
    const fault = read.success ? await takeReview(db, read.data) : undefined
    if (read.success && !fault) return context.redirect(`/order/${orderId}?reviewed=1`, 303)
    const view = await orderView(orderId, { problem: fault?.error ?? REVIEW_MESSAGES.stars })
    return view ? show(context, orderPage(view), fault?.status ?? 400) : show(context, notFound, 404)
  })
  return app

  async function orderView(
    id: string,
    more: Pick<OrderView, 'problem' | 'note'>,
  ): Promise<OrderView | undefined> {
    const { db } = await services.open()
    const order = await findOrder(db, id)
    return order && { order, reviewed: await reviewedProducts(db, id), ...more }
  }
}
