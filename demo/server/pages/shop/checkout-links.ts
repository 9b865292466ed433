import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { findCart } from '../../database/cart-entries.ts'
import { copyCart } from '../../database/carts.ts'
import { findProduct } from '../../database/products.ts'
import { hashToken } from '../../database/sessions.ts'
import { cartHash, giveCart } from '../../requests/cart-cookies.ts'
import { WEBSITE_ID } from '../../store/limits.ts'
import { showCart } from '../../store/show-cart.ts'
import { showProduct } from '../../store/show-product.ts'
import { NO_COOKIES } from './checkout-routes.ts'
import { giftCardPage } from './gift-card-page.ts'
import { otherCartPage } from './other-cart-page.ts'
import { isRefused, noticePage, readPosted, refusedPage } from './posted-fields.ts'
import type { ShopPages } from './shop-pages.ts'

/** The addresses that lead to the checkout of a subscription and of a gift card [CART-03]. */
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
    // The address holds the key to a cart.
    context.header('referrer-policy', 'same-origin')
    const cart = await showCart(db, meant)
    return show(context, otherCartPage({ cart, cartToken, hasOwn: (own?.entries.length ?? 0) > 0 }))
  })

  app.post('/checkout/subscribe', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const { db } = await services.open()
    const hash = hashToken(posted.fields['cartToken'] ?? '')
    if (!(await findCart(db, hash))) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    // A copy: whoever has sent the link learns neither where it goes nor which order it becomes.
    await copyCart(db, hash, { id: randomUUID(), tokenHash: giveCart(context, services.settings) })
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
