import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'
import { DEFAULT_PORT } from './configuration.ts'
import { logNothing, openServices, type ServiceOptions } from './open-services.ts'
import { pageEntries, pageForms } from './page-index.ts'

/** Ports to try above a busy one. */
const PORT_ATTEMPTS = 50

/** How long pending requests may take when the server stops, in ms. */
const SHUTDOWN_TIMEOUT_MS = 6000

/** How long a client may take to send its headers, in ms. */
const HEADERS_TIMEOUT_MS = 15_000

/** How long it may take to send all of its request, in ms: files come over slow lines. */
const REQUEST_TIMEOUT_MS = 120_000

export interface ServerOptions extends Omit<AppOptions, 'services'> {
  /** The port, which must be free; 0 for any free port, undefined for the first free one from the default. */
  readonly port: number | undefined
  /** By default an in-memory database, opened on the first call. */
  readonly services?: ServiceOptions
}

export interface RunningServer {
  /** `http://localhost:PORT`, without a trailing slash. */
  readonly address: string
  readonly port: number
  /** Opens the database before the first call does. @throws if it cannot be reached */
  readonly open: () => Promise<void>
  /** Rejects new calls, waits for pending ones, and closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the QA site, or the pages of `site`.
 *
 * @throws if the port that is named is busy
 */
export async function startServer({
  port: wanted,
  services: given,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const services = openServices({
    data: { memory: true },
    ...given,
    // Folders of saved pages are not indexed.
    pages: options.site === undefined ? pageEntries : async () => [],
    forms: async () => [
      ...(await pageForms(options.site, given?.log ?? logNothing)),
      ...((await given?.forms?.()) ?? []),
    ],
  })
  // Without `createServer` the adapter creates a plain HTTP/1 server.
  const server = createAdaptorServer({ fetch: createApp({ ...options, services }).fetch }) as Server
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  const port = await (wanted === undefined
    ? listen(server, DEFAULT_PORT, PORT_ATTEMPTS)
    : listen(server, wanted, 0))
  return {
    address: `http://localhost:${port}`,
    port,
    open: async () => void (await services.open()),
    stop: async () => {
      services.stop()
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
    if (!isBusy) throw cause
    if (triesLeft > 0 && port < 65_535) return listen(server, port + 1, triesLeft - 1)
    throw new Error(`Port ${port} is busy. Name another one, or 0 for any free one.`, { cause })
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function stop(server: Server): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
    // Browsers keep idle connections open.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(error => {
      clearTimeout(timer)
      clearInterval(idle)
      if (error) failed(error)
      else done()
    })
  })
}
