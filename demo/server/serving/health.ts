import { Hono, type MiddlewareHandler } from 'hono'
import { ping } from '../database/open-database.ts'
import type { Services } from '../requests/services.ts'

const STOPPING = 'The server is being restarted. Please try again.'

/**
 * `/healthz` answers while the process lives; `/readyz` says whether it may get requests: the database answers, its
 * migrations have run, the disk has space, and the server is not stopping.
 */
export function healthChecks(services: Services): Hono {
  const app = new Hono()
  app.get('/healthz', context => context.json({ alive: true }))
  app.get('/readyz', async context => {
    const disk = (await services.freeSpace()) > services.settings.minFreeBytes
    // Opening runs the migrations.
    const database = await services.open().then(
      ({ db }) =>
        ping(db).then(
          () => true,
          () => false,
        ),
      () => false,
    )
    const ready = database && disk && !services.isStopping()
    return context.json({ ready, database, disk, stopping: services.isStopping() }, ready ? 200 : 503)
  })
  return app
}

/** Refuses requests on open connections once the server is stopping; those that run are finished. */
export function refuseWhenStopping({ isStopping }: Services): MiddlewareHandler {
  return async (context, next) => {
    if (!isStopping()) return next()
    context.header('connection', 'close')
    context.header('retry-after', '1')
    return context.json({ error: STOPPING }, 503)
  }
}
