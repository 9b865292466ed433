import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readDonation } from '../../store/donate-form.ts'
import { findDonationPage } from '../../store/donation-pages.ts'
import { placeDonation } from '../../store/place-donation.ts'
import { donatePage } from './donate-page.ts'
import { isRefused, readPosted, refusedPage } from './posted-fields.ts'
import type { ShopPages } from './shop-pages.ts'

const NO_PAGE = 'Nothing is collected here.'

/** `/checkout/donate?donatePageId=…`, the checkout of a donation (A2 L19). */
export function donateRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/checkout/donate', async context => {
    const asked = context.req.query()
    const page = findDonationPage(asked['donatePageId'] ?? '')
    if (!page) return show(context, refusedPage(NO_PAGE), 404)
    // Who gives is typed here, whatever a link says.
    const { otherAmount = '' } = asked
    // What is typed is meant, also where an amount of the list has stayed chosen.
    const amount = otherAmount.trim() ? 'other' : (asked['amount'] ?? '')
    return show(context, donatePage({ page, typed: { amount, otherAmount, key: randomUUID() } }))
  })

  app.post('/checkout/donate', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const page = findDonationPage(posted.fields['donatePageId'] ?? '')
    if (!page) return show(context, refusedPage(NO_PAGE), 404)
    const read = readDonation(page, posted.fields)
    if ('faults' in read) {
      const key = read.faults['key'] ? randomUUID() : (posted.fields['key'] ?? '')
      const typed = { ...posted.fields, key }
      return show(context, donatePage({ page, typed, faults: read.faults }), 400)
    }
    const { db } = await services.open()
    return context.redirect(`/order/${await placeDonation(db, read.donation)}`, 303)
  })
  return app
}
