import { Hono } from 'hono'
import type { Services } from '../requests/services.ts'
import { layout, viewOf } from './layout.ts'
import { pages } from './pages.ts'
import { notFound } from './plain-pages.ts'
import { fragment } from './qa/loading.ts'
import { LOOK, lookPage, wallOf } from './qa/look.ts'

/** The routes of the QA site; `?flavour=lite` selects the Preact build and `?lang=ar` the blocks' language. */
export function qaRoutes(services: Services): Hono {
  const app = new Hono()
  for (const page of pages) {
    app.get(page.path, async context =>
      context.html(await layout(context, page, await viewOf(context, services), { isFixed: true })),
    )
  }
  app.get(LOOK, async context => {
    const view = await viewOf(context, services)
    return context.html(
      await layout(
        context,
        lookPage(
          pages,
          wallOf(name => context.req.query(name)),
        ),
        view,
      ),
    )
  })
  app.get('/loading/fragment', context => context.html(fragment()))
  app.get('*', async context =>
    context.html(await layout(context, notFound, await viewOf(context, services)), 404),
  )
  return app
}
