import { html } from 'hono/html'
import { DONATION, type Order } from '../../../../src/calls/orders.ts'
import { subscriptionText } from '../../../../src/commerce/product/subscription.messages.ts'
import { isRecord } from '../../../../src/data/core/json.ts'
import { priceText } from '../../store/prices.ts'
import type { Html, Page } from '../page.ts'
import { totalsList } from './totals-list.ts'

type OrderLine = Order['lines'][number]

const isProduct = ({ productType }: OrderLine): boolean => productType !== DONATION

export interface OrderView {
  readonly order: Order
  /** Ids of the products already reviewed. */
  readonly reviewed: ReadonlySet<string>
  readonly problem?: string
  /** A confirmation, after the checkout or a review. */
  readonly note?: string
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Renders an order for anyone who knows its address. */
export function orderPage({ order, reviewed, problem, note }: OrderView): Page {
  const created = new Date(order.created)
  return {
    path: `/order/${order.id}`,
    title: `Order ${order.number}`,
    description: 'A test order.',
    frame: 'shop',
    isPrivate: true,
    body: ({ link }) => html`<div class="order">
      <h1>Order ${order.number}</h1>
      <p class="lead">Thank you, ${order.name}. Ordered on <time datetime="${created.toISOString()}">${moment.format(created)}</time>.</p>
      <p class="notice"><strong>This is a test order.</strong> No card was charged and nothing will be sent. Keep this address: whoever knows it sees this page.</p>
      ${note ? html`<p role="status">${note}</p>` : ''}
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      <div class="cart__columns">
        <section class="cart__content" aria-labelledby="lines"><h2 id="lines">What you ordered</h2>
          <ul class="order__lines">${order.lines.map(line)}</ul>
          ${downloads(order)}${giftCards(order)}
        </section>
        <aside class="cart__aside" aria-label="Summary">
          ${totalsList(order, { isPlaceKnown: true, codes: order.coupons.join(', ') })}
          ${address(order)}
          ${order.note ? html`<h2>Your note</h2><p class="order__note">${order.note}</p>` : ''}
        </aside>
      </div>
      ${reviewForms(order, reviewed)}
      <p><a class="button" href="${link('/shop')}">Continue Shopping</a></p>
    </div>`,
  }
}

function line({
  title,
  optionValues,
  quantity,
  unitPriceCents,
  subscriptionPlan,
  additionalFields,
}: OrderLine): Html {
  return html`<li><span>${quantity} × ${title}<br>
    <span class="soft">${[...optionValues.map(({ value }) => value), subscriptionPlan ? subscriptionText(subscriptionPlan) : ''].filter(Boolean).join(', ')}</span>
    ${readFields(additionalFields).map(([name, text]) => html`<br><span class="soft">${name}: ${text}</span>`)}</span>
    <span>${priceText(quantity * unitPriceCents)}</span></li>`
}

/** Names and values of custom product fields; an empty list if the JSON is invalid. */
function readFields(json = '{}'): [name: string, text: string][] {
  let fields: unknown
  try {
    fields = JSON.parse(json)
  } catch {
    // Calls may send arbitrary text.
    return []
  }
  return isRecord(fields)
    ? Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))
    : []
}

function downloads({ downloads }: Order): Html {
  if (downloads.length === 0) return html``
  return html`<h2>Your files</h2>
  <ul class="order__files">${downloads.map(({ title, path }) => html`<li><a href="${path}" download>${title} (PDF)</a></li>`)}</ul>`
}

function giftCards({ giftCards }: Order): Html {
  if (giftCards.length === 0) return html``
  return html`<h2>${giftCards.length === 1 ? 'Your gift card' : 'Your gift cards'}</h2>
  <ul class="order__cards">${giftCards.map(({ number, cents }) => html`<li><code>${number}</code> <span>${priceText(cents)}</span></li>`)}</ul>
  <p class="soft">Anyone with a number can pay with it, so keep it safe.</p>`
}

function address({ name, email, address }: Order): Html {
  const { line1, line2, city, region, postalCode, country } = address ?? {}
  const lines = [name, line1, line2, [city, region, postalCode].filter(Boolean).join(' '), country]
  return html`<h2>For</h2>
  <address>${lines.filter(Boolean).map(text => html`${text}<br>`)}${email}</address>`
}

function reviewForms({ id, lines }: Order, reviewed: ReadonlySet<string>): Html {
  const products = [...new Map(lines.filter(isProduct).map(({ itemId, title }) => [itemId, title]))]
  if (products.length === 0) return html``
  const open = products.filter(([itemId]) => !reviewed.has(itemId))
  if (open.length === 0) return html`<p class="soft">You have reviewed all items. Thank you.</p>`
  return html`<ashlar-product-reviews data-block-json="${JSON.stringify({ orderId: id })}">
    <section class="order__reviews" aria-labelledby="say"><h2 id="say">What do you think?</h2>
      ${open.map(([itemId, title]) => reviewForm(id, itemId, title))}
    </section>
  </ashlar-product-reviews>`
}

/** The review form: the block draws its stars and sends it; it also works without scripts. */
function reviewForm(orderId: string, itemId: string, title: string): Html {
  return html`<details><summary>Review ${title}</summary>
    <form class="review-form" method="post" action="/order/${orderId}/review">
      <input type="hidden" name="itemId" value="${itemId}">
      <fieldset class="rating"><legend>Stars</legend>${[1, 2, 3, 4, 5].map(
        stars =>
          html`<label><input type="radio" name="stars" value="${stars}" required> <span>${stars} ${stars === 1 ? 'star' : 'stars'}</span></label>`,
      )}</fieldset>
      <label>Headline <input name="title" maxlength="120"></label>
      <label>Your review <textarea name="body" rows="4" maxlength="4000"></textarea></label>
      <label>Your name, shown with the review <input name="author" maxlength="80" autocomplete="nickname"></label>
      <button class="button button--filled">Send review</button>
    </form>
  </details>`
}
