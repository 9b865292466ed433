import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { demoPages } from '../pages/routes.ts'
import { shopRoutes } from '../pages/shop/routes.ts'
import { crumbWithPages } from '../requests/crumbs.ts'
import type { Services } from '../requests/services.ts'
import { backend } from './backend.ts'
import { mapTiles } from './map-tiles.ts'
import { openServices } from './open-services.ts'
import { pictureFiles } from './picture-files.ts'
import { siteFolder } from './site-folder.ts'
import { isHashedScript, staticFiles } from './static-files.ts'
import { tones } from './tones.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export interface AppOptions {
  /** A folder of HTML to serve instead of the QA site. */
  readonly site?: string
  /** The built blocks; the repository's own `dist/` unless a test says otherwise. */
  readonly dist?: string
  /** What the calls work with; by default a database in memory, opened by the first call. */
  readonly services?: Services
}

/** All routes: the built blocks, open to any origin, the calls, then the QA site or a folder of pages. */
export function createApp({
  site,
  dist = folder('../../../dist/'),
  services = openServices({ data: { memory: true } }),
}: AppOptions = {}): Hono {
  const app = new Hono()
  app.use('/dist/*', cors())
  app.get('/dist/*', staticFiles('/dist/', dist, isHashedScript))
  app.route('/', backend(services))
  app.use('*', crumbWithPages(services))

  if (site !== undefined) {
    app.get('*', siteFolder(site))
    return app
  }
  app.use('/pictures/*', cors())
  app.get('/pictures/*', pictureFiles(folder('../../pictures/files/')))
  app.get('/public/*', staticFiles('/public/', folder('../../public/')))
  app.route('/', mapTiles())
  app.route('/', tones())
  app.route('/', shopRoutes(services))
  app.route('/', demoPages(services))
  return app
}
