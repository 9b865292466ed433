import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'

/** How many ports above a busy one are tried. */
const TRIES = 50

export interface ServerOptions extends AppOptions {
  /** The first port to try; 0 lets the system choose. */
  readonly port: number
}

export interface RunningServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  readonly address: string
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Starts the QA site, or the pages of `site`, on the first free port from `port` on. */
export async function startServer({ port: wanted, ...options }: ServerOptions): Promise<RunningServer> {
  // Without `createServer` the adaptor makes a plain HTTP/1 server.
  const server = createAdaptorServer({ fetch: createApp(options).fetch }) as Server
  const port = await listen(server, wanted, wanted === 0 ? 0 : TRIES)
  return { address: `http://localhost:${port}`, port, stop: () => stop(server) }
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
    server.close(error => (error ? failed(error) : done()))
    server.closeAllConnections()
  })
}
