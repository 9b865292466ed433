import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShoppingCart } from '../../../../src/calls/commerce.ts'
import type { WireProduct } from '../../../../src/calls/products.ts'
import { hashToken } from '../../database/accounts.ts'
import { copyCart, findCart } from '../../database/carts.ts'
import { findProduct } from '../../database/products.ts'
import { cartHash, setCartCookies } from '../../requests/cart-cookies.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { priceText } from '../../store/prices.ts'
import { WEBSITE_ID } from '../../store/shop-settings.ts'
import { showCart } from '../../store/show-cart.ts'
import { showProduct } from '../../store/show-product.ts'
import type { Page } from '../page.ts'
import { noticePage, refusedPage } from '../plain-pages.ts'
import { NO_COOKIES } from './checkout.ts'
import { addToCartForm, type Chosen, productImage, productPrice } from './product-markup.ts'
import type { ShopPages } from './shop-pages.ts'

/** The checkout links of subscriptions and gift cards. */
export function checkoutLinks({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/checkout/subscribe', async context => {
    const { cartToken = '' } = context.req.query()
    const hash = hashToken(cartToken)
    if (!cartToken || hash === cartHash(context)) return context.redirect('/checkout', 303)
    const { db } = await services.open()
    const meant = await findCart(db, hash)
    if (!meant || meant.entries.length === 0) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    const own = await findCart(db, cartHash(context))
    // The address contains the cart token, which must not leak by referrer.
    context.header('referrer-policy', 'same-origin')
    const cart = await showCart(db, meant)
    return show(context, otherCartPage({ cart, cartToken, hasOwn: (own?.entries.length ?? 0) > 0 }))
  })

  app.post('/checkout/subscribe', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { db } = await services.open()
    const hash = hashToken(posted.value['cartToken'] ?? '')
    if (!(await findCart(db, hash))) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    // A copy, so that the sender of the link learns neither the destination nor the order.
    await copyCart(db, hash, { id: randomUUID(), tokenHash: setCartCookies(context, services.settings) })
    return context.redirect('/checkout', 303)
  })

  app.get('/checkout/giftcard', async context => {
    const { websiteId, giftCardProductId = '', sku } = context.req.query()
    const { db } = await services.open()
    const product = await findProduct(db, giftCardProductId)
    const isOurs = websiteId === WEBSITE_ID && product?.details.kind === 'GIFT_CARD'
    const options = product?.variants.find(variant => variant.sku === sku)?.options ?? []
    const chosen = {
      options: Object.fromEntries(options.map(({ optionName, value }) => [optionName, value])),
      quantity: '1',
    }
    if (!isOurs || product.status !== 'PUBLISHED')
      return show(context, refusedPage('There is no such gift card.'), 404)
    return show(context, giftCardPage({ product: showProduct(product), chosen }))
  })
  return app
}

export interface GiftCardView {
  readonly product: WireProduct
  readonly chosen: Chosen
}

/** Renders the gift card form: amount and recipient. Gift cards skip the cart page. */
export function giftCardPage({ product, chosen }: GiftCardView): Page {
  const [image] = product.images
  return {
    path: '/checkout/giftcard',
    title: product.title,
    description: product.excerpt,
    frame: 'shop',
    isPrivate: true,
    body: () => html`<h1>${product.title}</h1>
      <p class="lead">${product.excerpt}</p>
      <div class="gift-card">
        ${image ? html`<div>${productImage(image, { sizes: '20rem', eager: true, name: 'gift-card__picture' })}</div>` : ''}
        <div>${productPrice(product)}${addToCartForm(product, chosen, 'Go on to the checkout')}</div>
      </div>`,
  }
}

export interface OtherCartView {
  readonly cart: ShoppingCart
  readonly cartToken: string
  /** Whether the visitor has another cart, which this one would replace. */
  readonly hasOwn: boolean
}

/** Asks for confirmation before a linked cart is used. */
export function otherCartPage({ cart, cartToken, hasOwn }: OtherCartView): Page {
  return {
    path: '/checkout/subscribe',
    title: 'Your cart',
    description: 'A shared cart.',
    frame: 'shop',
    isPrivate: true,
    body: ({ link }) => html`<h1>Continue with this cart?</h1>
      <ul class="checkout__lines">${cart.entries.map(
        ({ title, quantity, unitPriceCents }) =>
          html`<li><span>${quantity} × ${title}</span><span>${priceText(quantity * unitPriceCents)}</span></li>`,
      )}</ul>
      ${hasOwn ? html`<p class="notice">It replaces the items in your cart.</p>` : ''}
      <form method="post" action="/checkout/subscribe">
        <input type="hidden" name="cartToken" value="${cartToken}">
        <button class="button button--filled">Go on to the checkout</button>
      </form>
      <p><a href="${link(hasOwn ? '/cart' : '/shop')}">${hasOwn ? 'Keep my own cart' : 'Back to the shop'}</a></p>`,
  }
}
