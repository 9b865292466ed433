import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { findCart } from '../../database/cart-entries.ts'
import { findProduct, listProducts } from '../../database/products.ts'
import { findReviews } from '../../database/reviews.ts'
import { CART_COOKIES, cartHash } from '../../requests/cart-cookies.ts'
import { originOf } from '../../requests/origin.ts'
import type { Services } from '../../requests/services.ts'
import { alsoBought } from '../../store/also-bought.ts'
import { showCart } from '../../store/show-cart.ts'
import { showProduct } from '../../store/show-product.ts'
import { layout } from '../layout.ts'
import { notFound } from '../not-found.ts'
import type { Page } from '../page.ts'
import { viewOf } from '../routes.ts'
import { accountRoutes } from './account-routes.ts'
import { cartLink } from './cart-link.ts'
import { cartRoutes } from './cart-routes.ts'
import { checkoutLinks } from './checkout-links.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { donateRoutes } from './donate-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { type ProductView, productPage } from './product-page.ts'
import { searchRoutes } from './search-routes.ts'
import { shopPage } from './shop-page.ts'

/** Reviews that stand on a product's page. */
const REVIEWS_SHOWN = 20

type PageStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429

/** What the shop's pages share: how one is answered, with the visitor's cart beside the menu. */
export interface StorePages {
  readonly services: Services
  readonly show: (context: Context, page: Page, status?: PageStatus) => Promise<Response>
  /** A product's page; undefined when there is no such product for sale. */
  readonly productView: (
    context: Context,
    name: string,
    more?: Pick<ProductView, 'chosen' | 'problem'>,
  ) => Promise<Page | undefined>
}

/** The shop of the QA site: plain pages and forms, which need no script. */
export function storePages(services: Services): Hono {
  const app = new Hono()
  const pages: StorePages = {
    services,
    async show(context, page, status = 200) {
      const { db } = await services.open()
      const view = await viewOf(context, services)
      const cart = await showCart(db, await findCart(db, cartHash(context)))
      // Whoever comes back by the browser's history finds the cart as it is then.
      context.header('cache-control', 'private, no-store')
      return context.html(
        layout(
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
  app.get('/shop', async context => {
    const { db } = await services.open()
    const offered = (await listProducts(db)).filter(({ status }) => status === 'PUBLISHED').map(showProduct)
    return pages.show(
      context,
      shopPage(offered, originOf(context, services.settings), context.req.query('view')),
    )
  })
  app.get('/shop/p/:slug', async context => {
    const page = await pages.productView(context, context.req.param('slug'))
    return page ? pages.show(context, page) : pages.show(context, notFound, 404)
  })
  app.route('/', accountRoutes(pages))
  app.route('/', cartRoutes(pages))
  app.route('/', checkoutLinks(pages))
  app.route('/', checkoutRoutes(pages))
  app.route('/', donateRoutes(pages))
  app.route('/', orderRoutes(pages))
  app.route('/', searchRoutes(pages))
  return app
}

const STYLES = ['shop-product.css', 'shop-cart.css', 'shop-order.css', 'shop-forms.css']

/** Whether the browser has brought any of the cart's cookies (A5 L87). */
export const hasCartCookie = (context: Context): boolean =>
  Object.values(CART_COOKIES).some(name => getCookie(context, name) !== undefined)
