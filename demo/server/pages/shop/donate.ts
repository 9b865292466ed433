import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { TEST_CARDS } from '../../../../src/calls/orders.ts'
import { moneyOf } from '../../../../src/locale/money/money.ts'
import { CURRENCY } from '../../database/product-definition.ts'
import { readFormPost } from '../../requests/form-post.ts'
import {
  type DonationPage,
  findDonationPage,
  parseAmount,
  parseDonation,
  placeDonation,
  type Typed,
} from '../../store/donations.ts'
import { priceText } from '../../store/prices.ts'
import type { Html, Page } from '../page.ts'
import { refusedPage } from '../plain-pages.ts'
import type { ShopPages } from './shop-pages.ts'

const NO_PAGE = 'There is no such fundraiser.'

/** The donation checkout, `/checkout/donate?donatePageId=…`. */
export function donateRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/checkout/donate', async context => {
    const asked = context.req.query()
    const page = findDonationPage(asked['donatePageId'] ?? '')
    if (!page) return show(context, refusedPage(NO_PAGE), 404)
    // Personal data is never prefilled from a link.
    const { otherAmount = '' } = asked
    // A typed amount takes precedence over a chosen one.
    const amount = otherAmount.trim() ? 'other' : (asked['amount'] ?? '')
    return show(context, donatePage({ page, typed: { amount, otherAmount, key: randomUUID() } }))
  })

  app.post('/checkout/donate', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const page = findDonationPage(posted.value['donatePageId'] ?? '')
    if (!page) return show(context, refusedPage(NO_PAGE), 404)
    const read = parseDonation(page, posted.value)
    if (!read.ok) {
      const key = read.error['key'] ? randomUUID() : (posted.value['key'] ?? '')
      const typed = { ...posted.value, key }
      return show(context, donatePage({ page, typed, faults: read.error }), 400)
    }
    const { db } = await services.open()
    const placed = await placeDonation(db, read.value)
    if (!placed.ok) return show(context, refusedPage(placed.error.message), placed.error.status)
    return context.redirect(`/order/${placed.value}`, 303)
  })
  return app
}

export interface DonateView {
  readonly page: DonationPage
  readonly typed: Typed
  /** Errors by field name. */
  readonly faults?: Readonly<Record<string, string>>
}

/** Renders the donation checkout: amount, donor and test card. */
export function donatePage(view: DonateView): Page {
  const { page, typed, faults } = view
  return {
    path: '/checkout/donate',
    title: page.title,
    description: page.text,
    frame: 'shop',
    isPrivate: true,
    body: () => html`<h1>${page.title}</h1>
      <p class="lead">${page.text}</p>
      <p class="notice"><strong>This is a test.</strong> No card is charged, and nobody gets anything.</p>
      ${faults ? html`<p class="problem" role="alert">${faults['key'] ?? 'Please correct the highlighted fields.'}</p>` : ''}
      <ashlar-donation><form class="donate checkout__fields" method="post" action="/checkout/donate">
        <input type="hidden" name="donatePageId" value="${page.id}">
        <input type="hidden" name="key" value="${typed['key'] ?? ''}">
        ${amounts(view)}
        <fieldset><legend>Who you are</legend>
          ${field(view, 'email', 'E-mail address', html`type="email" autocomplete="email" required maxlength="256"`)}
          ${field(view, 'name', 'Name', html`autocomplete="name" required maxlength="200"`)}
        </fieldset>
        <fieldset><legend>Test card</legend>
          <div class="choices">
            ${choice('card', TEST_CARDS.pays, '4242 4242 4242 4242, pays', typed['card'] !== TEST_CARDS.declined)}
            ${choice('card', TEST_CARDS.declined, '4000 0000 0000 0002, is declined', typed['card'] === TEST_CARDS.declined)}
          </div>
          ${fault(view, 'card')}
        </fieldset>
        <p><button class="button button--filled">Donate</button></p>
      </form></ashlar-donation>`,
  }
}

function amounts(view: DonateView): Html {
  const { page, typed } = view
  const cents = parseAmount(typed)
  const isAsked = Boolean(typed['amount'] || typed['otherAmount'])
  const listed = page.amountsCents.find(amount => amount === cents)
  const other =
    typed['otherAmount'] || (listed === undefined && typed['amount'] !== 'other' ? typed['amount'] : '')
  return html`<fieldset><legend>How much</legend>
    <div class="choices">${page.amountsCents.map(amount =>
      choice(
        'amount',
        moneyOf(amount, CURRENCY).value,
        priceText(amount),
        isAsked ? amount === listed : amount === page.amountsCents[0],
      ),
    )}${choice('amount', 'other', 'Another amount', isAsked && listed === undefined)}</div>
    <label>Another amount, in dollars
      <input name="otherAmount" value="${listed === undefined ? (other ?? '') : ''}" inputmode="decimal" maxlength="20" autocomplete="off"${marked(view, 'amount')}></label>
    ${fault(view, 'amount')}
  </fieldset>`
}

const choice = (name: string, value: string, text: string, isChosen: boolean): Html =>
  html`<label class="choice"><input type="radio" name="${name}" value="${value}"${isChosen ? html` checked` : ''}> <span>${text}</span></label>`

const field = (view: DonateView, name: string, title: string, attributes: Html): Html =>
  html`<label>${title}
    <input name="${name}" value="${view.typed[name] ?? ''}" ${attributes}${marked(view, name)}></label>
    ${fault(view, name)}`

const marked = ({ faults }: DonateView, name: string): Html =>
  faults?.[name] ? html` aria-invalid="true" aria-describedby="fault-${name}"` : html``

const fault = ({ faults }: DonateView, name: string): Html | string =>
  faults?.[name] ? html`<p class="problem" id="fault-${name}">${faults[name]}</p>` : ''
