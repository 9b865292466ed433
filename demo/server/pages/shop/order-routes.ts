import { Hono } from 'hono'
import * as z from 'zod/mini'
import { newReview } from '../../../../src/calls/reviews.ts'
import { findOrder } from '../../database/orders.ts'
import { findProduct } from '../../database/products.ts'
import { reviewedProducts } from '../../database/reviews.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { REVIEW_MESSAGES, submitReview } from '../../store/reviews.ts'
import { notFound, refusedPage } from '../plain-pages.ts'
import { type OrderView, orderPage } from './order-page.ts'
import type { ShopPages } from './shop-pages.ts'

/** The order page, its downloads and its review form. */
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
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const orderId = context.req.param('id')
    const { itemId, stars, author, title, body } = posted.value
    const { db } = await services.open()
    const read = z.safeParse(newReview, { orderId, itemId, stars: Number(stars), author, title, body })
    const fault = read.success ? await submitReview(db, read.data) : undefined
    if (read.success && !fault) return context.redirect(`/order/${orderId}?reviewed=1`, 303)
    const view = await orderView(orderId, { problem: fault?.message ?? REVIEW_MESSAGES.stars })
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

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 72 } as const

const LINE = 18
const LETTERS_OF_A_LINE = 72

/** Creates a one-page PDF with a title and paragraphs. Characters beyond Latin-1 become question marks. */
export function plainPdf(title: string, paragraphs: readonly string[]): Uint8Array<ArrayBuffer> {
  const lines = paragraphs.flatMap(text => ['', ...wrap(text)])
  const drawn = [
    'BT',
    `/F1 20 Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - 20} Td (${pdfText(title)}) Tj`,
    '/F1 11 Tf',
    ...lines.map(line => `0 -${LINE} Td (${pdfText(line)}) Tj`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  const starts: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    starts.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map(start => `${`${start}`.padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text + end, letter => letter.charCodeAt(0))
}

/** A PDF string, with one byte per character. */
const pdfText = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replace(/[\\()]/g, '\\$&')

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > LETTERS_OF_A_LINE && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
