import { html } from 'hono/html'
import type { Order } from '../../../../src/wire/orders.ts'
import { planText, priceText } from '../../store/price-text.ts'
import type { Html, Page } from '../page.ts'
import { totalsList } from './totals-list.ts'

export interface OrderView {
  readonly order: Order
  /** The products that this order has reviewed. */
  readonly reviewed: ReadonlySet<string>
  readonly problem?: string
  /** Whether the buyer comes from the checkout, or from a review. */
  readonly note?: string
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** An order, for whoever knows its address: its buyer. */
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
        </section>
        <aside class="cart__aside" aria-label="Summary">
          ${totalsList(order, { isPlaceKnown: true, codes: order.coupons.join(', ') })}
          ${address(order)}
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
}: Order['lines'][number]): Html {
  return html`<li><span>${quantity} × ${title}<br>
    <span class="soft">${[...optionValues.map(({ value }) => value), subscriptionPlan ? planText(subscriptionPlan) : ''].filter(Boolean).join(', ')}</span></span>
    <span>${priceText(quantity * unitPriceCents)}</span></li>`
}

function address({ name, email, address: { line1, line2, city, region, postalCode, country } }: Order): Html {
  const lines = [name, line1, line2, [city, region, postalCode].filter(Boolean).join(' '), country]
  return html`<h2>For</h2>
  <address>${lines.filter(Boolean).map(text => html`${text}<br>`)}${email}</address>`
}

function reviewForms({ id, lines }: Order, reviewed: ReadonlySet<string>): Html {
  const products = [...new Map(lines.map(({ itemId, title }) => [itemId, title]))]
  const open = products.filter(([itemId]) => !reviewed.has(itemId))
  if (open.length === 0) return html`<p class="soft">You have reviewed all of this. Thank you.</p>`
  return html`<ashlar-product-reviews data-block-json="${JSON.stringify({ orderId: id })}">
    <section class="order__reviews" aria-labelledby="say"><h2 id="say">What do you think?</h2>
      ${open.map(([itemId, title]) => reviewForm(id, itemId, title))}
    </section>
  </ashlar-product-reviews>`
}

/** The form of a review: the block draws its stars and sends it; without scripts it sends itself. */
function reviewForm(orderId: string, itemId: string, title: string): Html {
  return html`<details><summary>Review ${title}</summary>
    <form class="review-form" method="post" action="/order/${orderId}/review">
      <input type="hidden" name="itemId" value="${itemId}">
      <fieldset class="rating"><legend>Stars</legend>${[1, 2, 3, 4, 5].map(
        stars =>
          html`<label><input type="radio" name="stars" value="${stars}" required> <span>${stars} ${stars === 1 ? 'star' : 'stars'}</span></label>`,
      )}</fieldset>
      <label>Headline <input name="title" maxlength="120"></label>
      <label>In words <textarea name="body" rows="4" maxlength="4000"></textarea></label>
      <label>Your name, as it will be shown <input name="author" maxlength="80" autocomplete="nickname"></label>
      <button class="button button--filled">Send review</button>
    </form>
  </details>`
}
