import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'
import { openServices, type ServiceOptions } from './open-services.ts'
import { pageEntries, pageForms } from './page-index.ts'

/** How many ports above a busy one are tried. */
const TRIES = 50

/** How long requests in flight have to end when the server stops, in ms. */
const GRACE_MS = 10_000

export interface ServerOptions extends Omit<AppOptions, 'services'> {
  /** The first port to try; 0 lets the system choose. */
  readonly port: number
  /** Where the data lives and who may call; by default in memory, opened by the first call. */
  readonly services?: ServiceOptions
}

export interface RunningServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  readonly address: string
  readonly port: number
  /** Opens the database, which otherwise the first call does. @throws when it cannot be reached. */
  readonly open: () => Promise<void>
  /** Takes no more calls, lets those in flight end, then closes the database. */
  readonly stop: () => Promise<void>
}

/** Starts the QA site, or the pages of `site`, on the first free port from `port` on. */
export async function startServer({
  port: wanted,
  services: given,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const services = openServices({
    data: { memory: true },
    ...given,
    // A folder of saved pages has a search of its own, or none.
    pages: options.site === undefined ? pageEntries : async () => [],
    forms: async () => [...(await pageForms(options.site)), ...((await given?.forms?.()) ?? [])],
  })
  // Without `createServer` the adaptor makes a plain HTTP/1 server.
  const server = createAdaptorServer({ fetch: createApp({ ...options, services }).fetch }) as Server
  const port = await listen(server, wanted, wanted === 0 ? 0 : TRIES)
  return {
    address: `http://localhost:${port}`,
    port,
    open: async () => void (await services.open()),
    stop: async () => {
      await stop(server)
      await services.close()
    },
  }
}

async function listen(server: Server, port: number, triesLeft: number): Promise<number> {
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed)
      server.listen(port, () => {
        server.off('error', failed)
        done()
      })
    })
  } catch (cause) {
    const isBusy = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    if (isBusy && triesLeft > 0 && port < 65_535) return listen(server, port + 1, triesLeft - 1)
    throw cause
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function stop(server: Server): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    // Browsers keep a connection after its answer, in case they need it again.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(error => {
      clearTimeout(timer)
      clearInterval(idle)
      if (error) failed(error)
      else done()
    })
  })
}
