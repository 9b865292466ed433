import { html, raw } from 'hono/html'
import type { CartEntry, ShoppingCart } from '../../../../src/calls/commerce.ts'
import { MAX_NOTE_LENGTH } from '../../../../src/calls/limits.ts'
import type { WireProduct } from '../../../../src/calls/products.ts'
import { subscriptionText } from '../../../../src/commerce/product/subscription.messages.ts'
import { CURRENCY } from '../../database/product-definition.ts'
import { priceText } from '../../store/prices.ts'
import { money } from '../../store/show-product.ts'
import type { Html, Page } from '../page.ts'
import { locationFields } from './location-fields.ts'
import { alsoBoughtList } from './shop-page.ts'
import { totalsList } from './totals-list.ts'

/** Renders the visitor's cart with plain forms. */
export function cartPage(cart: ShoppingCart, alsoBought: readonly WireProduct[] = [], problem = ''): Page {
  const settings = JSON.stringify({
    storeCurrency: CURRENCY,
    continueShoppingLinkUrl: '/shop',
    minimumOrderSubtotal: money(cart.minimumSubtotalCents),
    askNote: true,
  })
  return {
    path: '/cart',
    title: 'Shopping Cart',
    description: 'Your shopping cart.',
    frame: 'shop',
    isPrivate: true,
    body: page => html`<div class="cart" id="sqs-cart-root" data-cart-root>
      <h1>Shopping Cart</h1>
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      <ashlar-cart-page data-load="eager">
        <script type="application/json">${raw(settings)}</script>
        <div id="sqs-cart-container">${cart.entries.length === 0 ? empty(page.link('/shop')) : filled(cart, page.link('/shop'))}</div>
      </ashlar-cart-page>
    </div>
    ${alsoBoughtList(alsoBought, page)}`,
  }
}

const empty = (shop: string): Html => html`<p class="lead">You have nothing in your shopping cart.</p>
  <p><a class="button" href="${shop}">Continue Shopping</a></p>`

function filled(cart: ShoppingCart, shop: string): Html {
  return html`<div class="cart__columns">
    <div class="cart__content">
      <form method="post" action="/cart">
        <button class="visually-hidden" name="do" value="update" tabindex="-1" aria-hidden="true">Update</button>
        <ul class="cart__entries">${cart.entries.map(entry)}</ul>
        <div class="cart__tools"><a href="${shop}">Continue Shopping</a>
        <button class="button" name="do" value="update">Update quantities</button></div>
      </form>
    </div>
    <aside class="cart__aside" aria-label="Summary">
      ${totalsList({ ...cart, taxes: cart.applicableTaxRules, ...(cart.selectedShippingOption && { shipping: cart.selectedShippingOption }) }, { isPlaceKnown: cart.shippingLocation !== undefined, codes: cart.validCoupons.map(({ promoCode }) => promoCode).join(', ') })}
      <form method="get" action="/checkout"><button class="button button--filled button--wide">Checkout</button></form>
      ${coupons(cart)}
      <form class="cart__place" method="post" action="/cart">
        <fieldset><legend>Shipping and tax</legend>
          ${locationFields(cart.shippingLocation)}
          <button class="button" name="do" value="location">Estimate</button>
        </fieldset>
      </form>
      <form class="cart__note" method="post" action="/cart">
        <label for="note">Note to the shop</label>
        <textarea id="note" name="note" rows="3" maxlength="${MAX_NOTE_LENGTH}">${cart.note ?? ''}</textarea>
        <button class="button" name="do" value="note">Save note</button>
      </form>
    </aside>
  </div>`
}

function entry(entry: CartEntry): Html {
  const { id, title, optionValues, quantity, unitPriceCents, subscriptionPlan } = entry
  const name = title || 'No longer available'
  const choice = optionValues.map(({ value }) => value).join(', ')
  return html`<li class="cart__entry">
    ${entry.imageUrl ? html`<img src="${entry.imageUrl}?format=300w" width="96" height="96" alt="">` : html`<span></span>`}
    <div class="cart__what">
      ${entry.fullUrl ? html`<a href="${entry.fullUrl}">${name}</a>` : html`<span>${name}</span>`}
      ${choice ? html`<span class="soft">${choice}</span>` : ''}
      <span class="soft">${priceText(unitPriceCents)}${subscriptionPlan ? `, ${subscriptionText(subscriptionPlan)}` : ''}</span>
      ${entry.problem ? html`<span class="problem">${problemOf(entry)}</span>` : ''}
    </div>
    <label class="cart__quantity"><span class="visually-hidden">Quantity of ${name}${choice ? `, ${choice}` : ''}</span>
      <input type="number" name="quantity:${id}" value="${quantity}" min="0" max="${Math.max(quantity, entry.qtyAvailable ?? 9999)}" step="1" required></label>
    <span class="cart__price">${priceText(unitPriceCents * quantity)}</span>
    <button class="plain" name="remove" value="${id}" aria-label="Remove ${name}${choice ? `, ${choice}` : ''}">Remove</button>
  </li>`
}

function problemOf({ problem, qtyAvailable = 0 }: CartEntry): string {
  if (problem === 'gone') return 'This item is no longer available. Please remove it.'
  return problem === 'sold-out' ? 'This item is sold out. Please remove it.' : `Only ${qtyAvailable} left.`
}

function coupons({ coupons, invalidCoupons }: ShoppingCart): Html {
  const waiting = new Set(invalidCoupons.map(({ promoCode }) => promoCode))
  return html`<form class="cart__coupon" method="post" action="/cart">
    <label for="code">Discount code or gift card</label>
    <div class="cart__row"><input id="code" name="code" maxlength="60" autocomplete="off" required>
    <button class="button" name="do" value="coupon">Apply</button></div>
  </form>
  ${coupons.map(
    ({ promoCode, name }) => html`<form class="cart__used" method="post" action="/cart">
      <input type="hidden" name="code" value="${promoCode}">
      <span><strong>${promoCode}</strong> ${name}${waiting.has(promoCode) ? ' (does not apply yet)' : ''}</span>
      <button class="plain" name="do" value="uncoupon" aria-label="Remove ${promoCode}">Remove</button>
    </form>`,
  )}`
}
