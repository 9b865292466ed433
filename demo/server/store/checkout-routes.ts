import { type Context, Hono } from 'hono'
import { CHECKOUT_PATH } from '../../../src/site/store-settings/checkout-paths.ts'
import { cartHash, loseCart } from '../api/cart-cookie.ts'
import { findCart, saveShipping } from '../database/cart-entries.ts'
import { type CheckoutView, checkoutPage, type Typed } from '../pages/store/checkout-page.ts'
import { hasCartCookie, type StorePages } from '../store-pages.ts'
import { readCheckout, typedLocation } from './checkout-form.ts'
import { placeOrder } from './place-order.ts'
import { isRefused, noticePage, readPosted, refusedPage } from './posted-fields.ts'
import { showCart } from './show-cart.ts'

/** A2 L17 */
export const NO_COOKIES =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.'

/** `/checkout`, and the address that leads to it (A2 L17). */
export function checkoutRoutes({ services, show }: StorePages): Hono {
  const app = new Hono()
  app.get(CHECKOUT_PATH, context => context.redirect('/checkout', 303))

  app.get('/checkout', async context => {
    if (!hasCartCookie(context)) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    const view = await checkoutView(context, {})
    return view ? show(context, checkoutPage(view)) : context.redirect('/cart', 303)
  })

  app.post('/checkout', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    if (!hasCartCookie(context)) return show(context, noticePage('Checkout', NO_COOKIES), 400)
    const typed = posted.fields
    const { db } = await services.open()
    const hash = cartHash(context)
    await keepPlace(typed, (await findCart(db, hash))?.id)

    const view = await checkoutView(context, typed)
    const read = readCheckout(typed, view?.cart.requiresShipping ?? false)
    if (typed['do'] !== 'order' && view) return show(context, checkoutPage(view))
    if ('faults' in read) {
      if (!view) return context.redirect('/cart', 303)
      const problem = 'Please check what is marked below.'
      return show(context, checkoutPage({ ...view, faults: read.faults, problem }), 400)
    }
    // Also without an open cart: a form that was sent twice leads to the order that it made.
    const placed = await placeOrder(db, hash, read.order)
    if ('id' in placed) {
      loseCart(context)
      return context.redirect(`/order/${placed.id}`, 303)
    }
    const now = await checkoutView(context, typed)
    if (!now) return context.redirect('/cart', 303)
    return show(context, checkoutPage({ ...now, problem: placed.fault.error }), placed.fault.status)
  })
  return app

  async function keepPlace(typed: Typed, cartId: string | undefined): Promise<void> {
    const { db } = await services.open()
    const location = typedLocation(typed)
    if (cartId === undefined || !location) return
    const optionId = typed['shippingOptionId']?.slice(0, 60)
    await saveShipping(db, cartId, { location, ...(optionId && { optionId }) })
  }

  /** The checkout of what lies in the cart; undefined when nothing does. */
  async function checkoutView(context: Context, typed: Typed): Promise<CheckoutView | undefined> {
    const { db } = await services.open()
    const cart = await showCart(db, await findCart(db, cartHash(context)))
    if (cart.entries.length === 0) return undefined
    return { cart, typed: { ...cart.shippingLocation, ...typed } }
  }
}
