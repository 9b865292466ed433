import { Hono } from 'hono'
import { layout } from './pages/layout.ts'
import { fragment } from './pages/loading.ts'
import { notFound } from './pages/not-found.ts'
import type { Flavour, View } from './pages/page.ts'
import { pages } from './pages/pages.ts'

/** The pages of the QA site; `?flavour=lite` shows each on Preact. */
export function demoPages(): Hono {
  const app = new Hono()
  for (const page of pages) {
    app.get(page.path, context => context.html(layout(page, viewOf(context.req.query('flavour')))))
  }
  app.get('/loading/fragment', context => context.html(fragment()))
  app.get('*', context => context.html(layout(notFound, viewOf(context.req.query('flavour'))), 404))
  return app
}

/** How a page is drawn whose address asks for that flavour. */
export function viewOf(asked: string | undefined): View {
  const flavour: Flavour = asked === 'lite' ? 'lite' : 'react'
  return {
    flavour,
    link: path => (flavour === 'lite' && path.startsWith('/') ? `${path}?flavour=lite` : path),
  }
}
