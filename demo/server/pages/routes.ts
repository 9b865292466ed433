import { type Context, Hono } from 'hono'
import type { Services } from '../requests/services.ts'
import { layout } from './layout.ts'
import { notFound } from './not-found.ts'
import type { Flavour, View } from './page.ts'
import { pages } from './pages.ts'
import { fragment } from './qa/loading.ts'
import { readSavedSite } from './saved-site.ts'

/** The pages of the QA site; `?flavour=lite` shows each on Preact, and `?lang=ar` lets its blocks speak Arabic. */
export function demoPages(services: Services): Hono {
  const app = new Hono()
  for (const page of pages) {
    app.get(page.path, async context => context.html(layout(page, await viewOf(context, services))))
  }
  app.get('/loading/fragment', context => context.html(fragment()))
  app.get('*', async context => context.html(layout(notFound, await viewOf(context, services)), 404))
  return app
}

/** How a page is drawn for who asks for it: in the flavour and language that the address names, on the site as its owner saved it. */
export async function viewOf(context: Context, services: Services): Promise<View> {
  const flavour: Flavour = context.req.query('flavour') === 'lite' ? 'lite' : 'react'
  const language = /^[a-z-]{2,20}$/i.exec(context.req.query('lang') ?? '')?.[0] ?? 'en'
  const kept = new URLSearchParams({
    ...(flavour === 'lite' && { flavour }),
    ...(language !== 'en' && { lang: language }),
  })
  return {
    flavour,
    language,
    link: path => (kept.size && path.startsWith('/') ? `${path}?${kept}` : path),
    site: await readSavedSite(context, services),
  }
}
