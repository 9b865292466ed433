import { createDataLayer } from '../../calls/client/send-call'
import type { CartEventDetail } from './cart-interface'
import { createCartStore } from './cart-store'

/** The fate of a call: `lost` succeeds without an answer; `offline` does not reach the server. */
export type Fate =
  | 'lost'
  | 'offline'
  | { readonly status: number; readonly error: string; readonly qtyAvailable?: number }

interface Line {
  id: string
  itemId: string
  sku: string
  quantity: number
  unitPriceCents: number
}

/** A cart store with its own server, on a manual clock. */
export function startCart(lines: readonly Partial<Line>[] = []) {
  const server = {
    lines: lines.map((line, at) => ({
      id: `${at + 1}`,
      itemId: 'bowls',
      sku: `SKU-${at + 1}`,
      quantity: 1,
      unitPriceCents: 1000,
      ...line,
    })),
    coupons: [] as string[],
    sent: [] as string[],
    /** Fates by the start of a call, such as `PUT entries/1`; each applies once. */
    fates: [] as [call: string, fate: Fate][],
    /** The answer to each call while set, in place of the server's own. */
    answer: undefined as { readonly status: number; readonly text: string } | undefined,
    /** The page says that its shop is closed. */
    isClosed: false,
    /** Delays every call while set. */
    gate: undefined as Promise<void> | undefined,
  }
  const timers = new Set<() => void>()
  const told: CartEventDetail[] = []

  const answer = () => {
    const subtotalCents = server.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
    return {
      id: 'cart',
      entries: server.lines,
      coupons: server.coupons.map(promoCode => ({ promoCode })),
      subtotalCents,
      grandTotalCents: subtotalCents,
      totalQuantity: server.lines.reduce((sum, line) => sum + line.quantity, 0),
      subtotalAmount: { value: (subtotalCents / 100).toFixed(2), currency: 'USD' },
    }
  }

  function make(method: string, path: string, body: Partial<Line> & { promoCode?: string }): unknown {
    const line = server.lines.find(({ id }) => path === `entries/${id}`)
    if (path === 'coupons') server.coupons = method === 'POST' ? [body.promoCode ?? ''] : []
    else if (method === 'POST') {
      const same = server.lines.find(({ sku }) => sku === body.sku)
      if (same) same.quantity += body.quantity ?? 0
      else {
        const id = `${server.lines.length + 1}`
        server.lines.push({ id, itemId: '', sku: '', quantity: 1, unitPriceCents: 1000, ...body })
      }
      return { newlyAdded: {}, shoppingCart: answer() }
    } else if (method !== 'GET' && !line) return undefined
    else if (method === 'PUT' && line) line.quantity = body.quantity ?? 0
    else if (method === 'DELETE') server.lines = server.lines.filter(other => other !== line)
    return answer()
  }

  const calls = createDataLayer({
    base: () => 'https://site.example',
    crumb: { read: () => undefined, store: () => {} },
    announce: async () => false,
    after: work => {
      queueMicrotask(work)
      return () => {}
    },
    async fetch(url, init) {
      const path = new URL(url).pathname.replace('/api/commerce/shopping-cart', '').slice(1)
      const call = [init.method, path].join(' ').trim()
      server.sent.push(`${call} ${init.body ?? ''}`.trim())
      await server.gate
      const at = server.fates.findIndex(([start]) => call.startsWith(start))
      const [, fate] = at < 0 ? [] : (server.fates.splice(at, 1)[0] ?? [])
      if (server.answer) return new Response(server.answer.text, { status: server.answer.status })
      if (fate === 'offline') throw new TypeError('offline')
      if (typeof fate === 'object') {
        const { status, ...said } = fate
        return Response.json(said, { status })
      }
      const made = make(`${init.method}`, path, JSON.parse(`${init.body ?? '{}'}`))
      if (fate === 'lost') throw new TypeError('cut off')
      return made
        ? Response.json(made)
        : Response.json({ error: 'This is not in your cart.' }, { status: 404 })
    },
  })
  const store = createCartStore({
    calls,
    after(work) {
      timers.add(work)
      return () => timers.delete(work)
    },
    notify: news => told.push(news),
    hasCart: () => lines.length > 0,
    isClosed: () => server.isClosed,
  })
  /** Advances the clock and runs what is due. */
  const passTime = async (): Promise<void> => {
    await new Promise(done => setTimeout(done))
    const due = [...timers]
    timers.clear()
    for (const work of due) work()
  }
  return { store, server, told, passTime, shown: () => store.$cart.get() }
}
