import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CreateModule } from '../serving/modules.ts'

export const variables = {
  ASHLAR_METRICS_PORT: 'serves Prometheus metrics at that port, which the public must not reach',
} as const

/** Serves Prometheus metrics at the port `ASHLAR_METRICS_PORT` (0 for any), which the public must not reach. */
export const create: CreateModule = async ({ ASHLAR_METRICS_PORT: port }) => {
  if (!port) return undefined
  if (!/^\d{1,5}$/.test(port)) throw new Error(`ASHLAR_METRICS_PORT must be a port, not "${port}".`)
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers: [register],
  })
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', register.contentType)
    response.end(await register.metrics())
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(Number(port), done)
  })
  console.log(`Metrics at port ${(server.address() as AddressInfo).port}`)
  return {
    onRequest: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    stop: () =>
      new Promise(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
