import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { ALL_CALLS } from '../calls/all-calls.ts'
import { answerCall, refuse } from '../calls/answer-call.ts'
import { openApi } from '../calls/openapi.ts'
import { ownerHeaders } from '../owner/owner-layout.ts'
import { OWNER_FILES, ownerPages } from '../owner/owner-pages.ts'
import { panel } from '../owner/panel.ts'
import { qaRoutes } from '../pages/routes.ts'
import { shopRoutes } from '../pages/shop/routes.ts'
import { releaseBodies } from '../requests/body-space.ts'
import { crumbCookie } from '../requests/crumbs.ts'
import type { Services } from '../requests/services.ts'
import { DOCS_PREFIX, documentation } from './documentation.ts'
import { answerFault } from './faults.ts'
import { refuseWhenFull } from './free-space.ts'
import { callHeaders, pageHeaders, refuseAmbiguousRequests } from './headers.ts'
import { healthChecks, refuseWhenStopping } from './health.ts'
import { openServices } from './open-services.ts'
import { mapTiles, tones } from './sample-media.ts'
import { siteFolder } from './site-folder.ts'
import { isHashedScript, pictureFiles, staticFiles } from './static-files.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export interface AppOptions {
  /** A folder of HTML pages to serve instead of the QA site. */
  readonly site?: string
  /** The built blocks; by default the repository's `dist/`. */
  readonly dist?: string
  /** By default an in-memory database, opened on the first call. */
  readonly services?: Services
}

/** Creates the app: built blocks (with CORS), API, owner pages, and the QA site or a folder of pages. */
export function createApp({
  site,
  dist = folder('../../../dist/'),
  services = openServices({ data: { memory: true } }),
}: AppOptions = {}): Hono {
  const app = new Hono()
  app.onError(answerFault(services))
  app.use('*', tellOfRequests(services))
  app.use('*', refuseAmbiguousRequests)
  app.use('*', releaseBodies)
  app.use('*', pageHeaders(services.settings))
  app.route('/', healthChecks(services))
  app.use('*', refuseWhenStopping(services))
  app.use('/dist/*', cors())
  app.get('/dist/*', staticFiles('/dist/', dist, isHashedScript))
  app.route('/', backend(services))
  app.use('*', crumbCookie(services))

  if (site !== undefined) {
    app.get('*', siteFolder(site))
    return app
  }
  app.use('/pictures/*', cors())
  app.get('/pictures/*', pictureFiles(folder('../../pictures/files/')))
  app.get('/public/*', staticFiles('/public/', folder('../../public/')))
  for (const path of [DOCS_PREFIX, `${DOCS_PREFIX}/*`])
    app.get(path, documentation(folder('../../../docs/dist/')))
  app.get('/playground', context => context.redirect(`${DOCS_PREFIX}/playground/`))
  app.route('/', mapTiles())
  app.route('/', tones())
  app.route('/', shopRoutes(services))
  app.route('/', qaRoutes(services))
  return app
}

/** Gives every request an id, logs it, and counts it. Paths may hold names and ids of orders, so routes stand for them. */
function tellOfRequests({ log, onRequest }: Services): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    const id = randomUUID()
    context.header('x-request-id', id)
    await next()
    const { method } = context.req
    const ms = Math.round(performance.now() - started)
    const facts = { id, method, route: routePath(context), status: context.res.status, ms }
    onRequest(facts)
    log('request', facts)
  }
}

/** The path of the OpenAPI document. */
export const OPENAPI_PATH = '/api/openapi.json'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

/** The routes of the API and the owner's pages. */
export function backend(services: Services): Hono {
  const app = new Hono()
  const { settings } = services

  app.use('/api/*', callHeaders(settings))
  app.use('*', refuseWhenFull(services))
  for (const call of ALL_CALLS) {
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), context =>
      answerCall(call, context, services),
    )
  }
  let document: string | undefined
  app.get(OPENAPI_PATH, context => {
    // Made once: it takes 30 ms.
    document ??= JSON.stringify(openApi(ALL_CALLS))
    return context.body(document, 200, { 'content-type': 'application/json' })
  })
  app.all('/api/*', context => refuse(context, 404, 'There is no such call.'))
  app.get('/config', context => context.redirect(`/config/${new URL(context.req.url).search}`))
  app.get('/config/', ownerHeaders({ showsPages: true }), panel(services))
  for (const name of OWNER_FILES) app.get(`/config/${name}`, staticFiles('/config/', PUBLIC))
  app.route('/config', ownerPages(services))

  app.onError(answerFault(services))
  return app
}
