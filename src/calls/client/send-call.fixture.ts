import { createDataLayer, type DataLayerOptions, RETRY_DELAY_MS } from './send-call'

/** The network's outcome of a call. */
export type Reply =
  | { status?: number; body?: unknown; text?: string }
  | 'offline'
  | 'never'
  | 'cut off'
  | 'stuck'

/** A data layer on a made-up network, with a clock that runs as soon as it is asked to. */
export function start(
  replies: readonly Reply[],
  {
    crumb = 'c1',
    isSlow = false,
    frame = {},
    logIn,
  }: {
    crumb?: string
    isSlow?: boolean
    frame?: Partial<DataLayerOptions>
    logIn?: () => Promise<boolean>
  } = {},
) {
  const sent: { url: string; init: RequestInit }[] = []
  const waits: number[] = []
  const announced: string[] = []
  let current: string | undefined = crumb
  const layer = createDataLayer({
    base: () => 'http://site.example/page?x=1',
    crumb: { read: () => current, store: fresh => (current = fresh) },
    announce: async ({ code }) => {
      announced.push(code)
      return (await logIn?.()) ?? false
    },
    after(work, ms) {
      waits.push(ms)
      if (ms === RETRY_DELAY_MS || isSlow) queueMicrotask(work)
      return () => {}
    },
    fetch(url, init) {
      sent.push({ url, init })
      const reply = replies[sent.length - 1] ?? 'offline'
      if (reply === 'offline') return Promise.reject(new TypeError('offline'))
      if (reply === 'never') {
        return new Promise((_, fail) =>
          init.signal?.addEventListener('abort', () => fail(init.signal?.reason)),
        )
      }
      if (reply === 'cut off' || reply === 'stuck') return Promise.resolve(halfAnswer(reply, init.signal))
      const { status = 200, body, text = JSON.stringify(body) } = reply
      return Promise.resolve(new Response(status === 204 ? null : text, { status }))
    },
    ...frame,
  })
  return { layer, sent, waits, announced, crumb: () => current }
}

/** The answer's beginning; then the connection ends, or nothing more comes. */
function halfAnswer(how: 'cut off' | 'stuck', signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'))
      if (how === 'cut off') controller.error(new TypeError('terminated'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body)
}
