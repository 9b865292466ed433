import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { ShoppingCart } from '../../../../src/calls/commerce.ts'
import { TEST_CARDS } from '../../../../src/calls/orders.ts'
import { CHECKOUT_PATH } from '../../../../src/site/store-settings/checkout-paths.ts'
import { findCart, saveShipping } from '../../database/carts.ts'
import { cartHash, clearCartCookies } from '../../requests/cart-cookies.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { parseCheckout, parseLocation } from '../../store/checkout-form.ts'
import { placeOrder } from '../../store/place-order.ts'
import { priceText } from '../../store/prices.ts'
import { showCart } from '../../store/show-cart.ts'
import type { Html, Page } from '../page.ts'
import { noticePage, refusedPage } from '../plain-pages.ts'
import { locationFields } from './location-fields.ts'
import { hasCartCookie, type ShopPages } from './shop-pages.ts'
import { totalsList } from './totals-list.ts'

/** */
export const NO_COOKIES =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.'

/** The checkout, and the path that leads to it. */
export function checkoutRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get(CHECKOUT_PATH, context => context.redirect('/checkout', 303))

  app.get('/checkout', async context => {
    if (!hasCartCookie(context)) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    const view = await checkoutView(context, {})
    return view ? show(context, checkoutPage(view)) : context.redirect('/cart', 303)
  })

  app.post('/checkout', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    if (!hasCartCookie(context)) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    const typed = posted.value
    const { db } = await services.open()
    const hash = cartHash(context)
    await saveDestination(typed, (await findCart(db, hash))?.id)

    const view = await checkoutView(context, typed)
    const read = parseCheckout(typed, view?.cart.requiresShipping ?? false)
    if (typed['do'] !== 'order' && view) return show(context, checkoutPage(view))
    if (!read.ok) {
      if (!view) return context.redirect('/cart', 303)
      const problem = 'Please correct the highlighted fields.'
      return show(context, checkoutPage({ ...view, faults: read.error, problem }), 400)
    }
    // Runs without an open cart too: a form sent twice leads to its order.
    const placed = await placeOrder(db, hash, read.value)
    if (placed.ok) {
      clearCartCookies(context)
      return context.redirect(`/order/${placed.value}`, 303)
    }
    const now = await checkoutView(context, typed)
    if (!now) return context.redirect('/cart', 303)
    return show(context, checkoutPage({ ...now, problem: placed.error.message }), placed.error.status)
  })
  return app

  async function saveDestination(typed: Typed, cartId: string | undefined): Promise<void> {
    const { db } = await services.open()
    const location = parseLocation(typed)
    if (cartId === undefined || !location) return
    const optionId = typed['shippingOptionId']?.slice(0, 60)
    await saveShipping(db, cartId, { location, ...(optionId && { optionId }) })
  }

  /** The checkout of the visitor's cart; undefined if the cart is empty. */
  async function checkoutView(context: Context, typed: Typed): Promise<CheckoutView | undefined> {
    const { db } = await services.open()
    const cart = await showCart(db, await findCart(db, cartHash(context)))
    if (cart.entries.length === 0) return undefined
    return { cart, typed: { ...cart.shippingLocation, ...typed } }
  }
}

/** The submitted checkout fields by name. */
export type Typed = Readonly<Record<string, string>>

export interface CheckoutView {
  /** The cart with the entered destination and shipping option. */
  readonly cart: ShoppingCart
  readonly typed: Typed
  /** Errors, in general and by field name. */
  readonly problem?: string
  readonly faults?: Readonly<Record<string, string>>
}

/** Renders the test checkout: one form that shows all totals before ordering. */
export function checkoutPage(view: CheckoutView): Page {
  return {
    path: '/checkout',
    title: 'Checkout',
    description: 'A test checkout.',
    frame: 'shop',
    isPrivate: true,
    body: ({ link }) => html`<h1>Checkout</h1>
      <p class="notice"><strong>This is a test.</strong> No payment provider is behind this page: no card is charged, nothing is sent, and an invented address will do.</p>
      ${view.problem ? html`<p class="problem" role="alert">${view.problem}</p>` : ''}
      <form class="checkout" method="post" action="/checkout">
        <button class="visually-hidden" name="do" value="update" tabindex="-1" aria-hidden="true" formnovalidate>Update</button>
        <div class="checkout__fields">${contact(view)}${delivery(view)}${payment(view)}</div>
        <aside class="checkout__aside" aria-label="Summary">${summary(view, link('/cart'))}</aside>
      </form>`,
  }
}

function contact(view: CheckoutView): Html {
  return html`<fieldset><legend>Who you are</legend>
    ${field(view, 'email', 'E-mail address', html`type="email" autocomplete="email" required maxlength="256"`)}
    ${field(view, 'name', 'Name', html`autocomplete="name" required maxlength="200"`)}
  </fieldset>`
}

function delivery(view: CheckoutView): Html {
  const { cart, typed } = view
  const place = { country: typed['country'], region: typed['region'], postalCode: typed['postalCode'] }
  const known = Object.fromEntries(Object.entries(place).filter(([, text]) => text !== undefined))
  return html`<fieldset data-ashlar-places data-product-page="checkout" data-product-section="shipping"><legend>${cart.requiresShipping ? 'Where it goes' : 'Where you live'}</legend>
    ${
      cart.requiresShipping
        ? html`${field(view, 'line1', 'Street and number', html`autocomplete="address-line1" required maxlength="200"`)}
      ${field(view, 'line2', 'Flat, floor (optional)', html`autocomplete="address-line2" maxlength="200"`)}
      ${field(view, 'city', 'Town', html`autocomplete="address-level2" required maxlength="100"`)}`
        : html`<p class="soft">No shipping required. Tax depends on the country.</p>`
    }
    ${locationFields(known, view.faults)}
    ${['country', 'region', 'postalCode'].map(name => faultOf(view, name))}
    <button class="button" name="do" value="update" formnovalidate>Update shipping and tax</button>
    ${cart.shippingOptions.length > 0 ? shipping(cart) : ''}
  </fieldset>`
}

function shipping({ shippingOptions, selectedShippingOption }: ShoppingCart): Html {
  return html`<div class="choices" role="radiogroup" aria-label="How it is sent">${shippingOptions.map(
    ({ id, name, costCents }) => html`<label class="choice">
      ${
        id === selectedShippingOption?.id
          ? html`<input type="radio" name="shippingOptionId" value="${id}" checked>`
          : html`<input type="radio" name="shippingOptionId" value="${id}">`
      }
      <span>${name}</span><span>${costCents === 0 ? 'Free' : priceText(costCents)}</span></label>`,
  )}</div>`
}

function payment({ typed }: CheckoutView): Html {
  const isDeclined = typed['card'] === TEST_CARDS.declined
  return html`<fieldset><legend>Test card</legend>
    <p class="soft">This form has no field for a card number, so that nobody enters a real one by mistake.</p>
    <div class="choices">
      <label class="choice">${isDeclined ? html`<input type="radio" name="card" value="${TEST_CARDS.pays}">` : html`<input type="radio" name="card" value="${TEST_CARDS.pays}" checked>`} <span>4242 4242 4242 4242</span><span>pays</span></label>
      <label class="choice">${isDeclined ? html`<input type="radio" name="card" value="${TEST_CARDS.declined}" checked>` : html`<input type="radio" name="card" value="${TEST_CARDS.declined}">`} <span>4000 0000 0000 0002</span><span>is declined</span></label>
    </div>
  </fieldset>`
}

function summary({ cart }: CheckoutView, cartPath: string): Html {
  const isPlaceKnown = cart.shippingLocation !== undefined
  return html`<ul class="checkout__lines">${cart.entries.map(
    ({ title, optionValues, quantity, unitPriceCents }) => html`<li>
      <span>${quantity} × ${title}${optionValues.length > 0 ? html`<br><span class="soft">${optionValues.map(({ value }) => value).join(', ')}</span>` : ''}</span>
      <span>${priceText(quantity * unitPriceCents)}</span></li>`,
  )}</ul>
  ${totalsList({ ...cart, taxes: cart.applicableTaxRules, ...(cart.selectedShippingOption && { shipping: cart.selectedShippingOption }) }, { isPlaceKnown, codes: cart.validCoupons.map(({ promoCode }) => promoCode).join(', ') })}
  <input type="hidden" name="grandTotalCents" value="${cart.grandTotalCents}">
  <input type="hidden" name="giftCardCents" value="${cart.giftCardCents}">
  <button class="button button--filled button--wide" name="do" value="order">${isPlaceKnown ? `Order for ${priceText(cart.grandTotalCents - cart.giftCardCents)}` : 'Go on'}</button>
  <p><a href="${cartPath}">Back to the cart</a></p>`
}

function field(view: CheckoutView, name: string, title: string, attributes: Html): Html {
  const fault = view.faults?.[name]
  return html`<label>${title}
    <input name="${name}" value="${view.typed[name] ?? ''}" ${attributes}${fault ? html` aria-invalid="true" aria-describedby="fault-${name}"` : ''}></label>
    ${faultOf(view, name)}`
}

const faultOf = ({ faults }: CheckoutView, name: string): Html | string =>
  faults?.[name] ? html`<p class="problem" id="fault-${name}">${faults[name]}</p>` : ''
