/** The part of a service worker that delays responses. */
interface Worker {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

/** Lighthouse's "slow 4G": a round trip in ms, and bytes a second. */
const LATENCY_MS = 150
const BYTES_PER_SECOND = 200_000

const worker = self as unknown as Worker

/** When the line is free for the next file: files share it. */
let free = 0

async function delayed(request: Request): Promise<Response> {
  const answer = await fetch(request)
  const body = await answer.clone().arrayBuffer()
  const now = performance.now()
  free = Math.max(free, now + LATENCY_MS) + (body.byteLength / BYTES_PER_SECOND) * 1000
  await new Promise(done => setTimeout(done, free - now))
  return answer
}

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', event => {
  // The frame's page comes at once: the playground writes into it.
  if (event.request.mode !== 'navigate') event.respondWith(delayed(event.request))
})
