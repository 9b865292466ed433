import { Hono } from 'hono'
import { MOST_OF_A_QUERY } from '../../../../src/calls/limits.ts'
import { ITEMS_OF_A_PAGE } from '../../../../src/calls/search.ts'
import { searchSite } from '../../database/search-site.ts'
import { searchPage } from './search-results.ts'
import type { ShopPages } from './shop-pages.ts'

/** Pages of results that can be asked for: nobody turns as many. */
const MOST_PAGES = 1000

/** `/search?q=`: the results as a plain page, which needs no script. */
export function searchRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/search', async context => {
    const query = (context.req.query('q') ?? '').slice(0, MOST_OF_A_QUERY).toWellFormed().trim()
    const collectionId = context.req.query('collectionId')?.slice(0, MOST_OF_A_QUERY)
    const asked = context.req.query('p') ?? ''
    const at = /^\d+$/.test(asked) ? Math.min(Number(asked), MOST_PAGES) : 0
    const { db } = await services.open()
    const slice = { limit: ITEMS_OF_A_PAGE, offset: at * ITEMS_OF_A_PAGE, collectionId }
    const answer = await searchSite(db, query, slice)
    return show(context, searchPage({ query, at, collectionId, ...answer }))
  })
  return app
}
