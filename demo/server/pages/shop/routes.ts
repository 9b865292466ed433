import { Hono } from 'hono'
import { listProducts } from '../../database/products.ts'
import { originOf } from '../../requests/client.ts'
import type { Services } from '../../requests/services.ts'
import { showProduct } from '../../store/show-product.ts'
import { notFound } from '../plain-pages.ts'
import { accountRoutes } from './account.ts'
import { cartRoutes } from './cart-routes.ts'
import { checkoutRoutes } from './checkout.ts'
import { checkoutLinks } from './checkout-links.ts'
import { donateRoutes } from './donate.ts'
import { orderRoutes } from './order-routes.ts'
import { searchRoutes } from './search.ts'
import { shopPage } from './shop-page.ts'
import { createShopPages } from './shop-pages.ts'

/** The routes of the shop, which works without scripts. */
export function shopRoutes(services: Services): Hono {
  const app = new Hono()
  const pages = createShopPages(services)
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
