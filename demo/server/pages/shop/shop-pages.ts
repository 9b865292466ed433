import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { ShoppingCart } from '../../../../src/calls/commerce.ts'
import { findCart } from '../../database/carts.ts'
import { findProduct } from '../../database/products.ts'
import { findReviews } from '../../database/reviews.ts'
import { CART_COOKIES, cartHash } from '../../requests/cart-cookies.ts'
import { originOf } from '../../requests/client.ts'
import type { Services } from '../../requests/services.ts'
import { alsoBought } from '../../store/also-bought.ts'
import { priceText } from '../../store/prices.ts'
import { showCart } from '../../store/show-cart.ts'
import { showProduct } from '../../store/show-product.ts'
import { layout, viewOf } from '../layout.ts'
import type { Html, Page } from '../page.ts'
import { type ProductView, productPage } from './product-page.ts'

/** Number of reviews on a product page. */
const REVIEWS_SHOWN = 20

const STYLES = ['shop-product.css', 'shop-gift-card.css', 'shop-cart.css', 'shop-order.css', 'shop-forms.css']

type PageStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429

/** Shared by the shop's routes: renders a page with the visitor's cart beside the menu. */
export interface ShopPages {
  readonly services: Services
  readonly show: (context: Context, page: Page, status?: PageStatus) => Promise<Response>
  /** Renders a product page; undefined if the product is not for sale. */
  readonly productView: (
    context: Context,
    name: string,
    more?: Pick<ProductView, 'chosen' | 'problem'>,
  ) => Promise<Page | undefined>
}

/** Creates what the shop's routes share. */
export function createShopPages(services: Services): ShopPages {
  return {
    services,
    async show(context, page, status = 200) {
      const { db } = await services.open()
      const view = await viewOf(context, services)
      const cart = await showCart(db, await findCart(db, cartHash(context)))
      // After Back, the cart must be current.
      context.header('cache-control', 'private, no-store')
      return context.html(
        await layout(
          context,
          {
            ...page,
            styles: [...STYLES, ...(page.styles ?? [])],
            corner: cartLink(cart, view.link('/cart')),
          },
          view,
        ),
        status,
      )
    },
    async productView(context, name, more = {}) {
      const { db } = await services.open()
      const found = await findProduct(db, name)
      if (found?.status !== 'PUBLISHED') return undefined
      const reviews = await findReviews(db, found.id, REVIEWS_SHOWN)
      const origin = originOf(context, services.settings)
      return productPage({
        product: showProduct(found),
        text: found.details.text,
        reviews,
        alsoBought: await alsoBought(db, [found.id]),
        origin,
        ...more,
      })
    },
  }
}

/** Whether the browser sent any cart cookie. */
export const hasCartCookie = (context: Context): boolean =>
  Object.values(CART_COOKIES).some(name => getCookie(context, name) !== undefined)

/** The cart link beside the menu, in the builder's markup. */
export function cartLink({ totalQuantity: count, subtotalCents }: ShoppingCart, href: string): Html {
  const spoken = count === 0 ? 'Cart is empty' : count === 1 ? '1 item in cart' : `${count} items in cart`
  return html`<a class="cart-link sqs-custom-cart${count === 0 ? ' cart-quantity-zero' : ''}" href="${href}">
    <span class="Cart-inner"><span class="cart-link__name">Cart</span>
      <span class="icon-cart-quantity" data-ashlar-cart><span class="sqs-cart-quantity" aria-hidden="true">${count > 100 ? '100+' : count}</span>${count > 0 ? html`<span class="cart-link__sum" aria-hidden="true">${priceText(subtotalCents)}</span>` : ''}
        <span class="visually-hidden">${spoken}, subtotal ${priceText(subtotalCents)}</span></span></span>
  </a>`
}
