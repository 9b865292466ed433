import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { send } from './senders.mjs'

/** Events in a request of the batched ones. */
const BATCH = 50

const JSON_TYPE = { 'content-type': 'application/json' }

/** The measurements of our server: name, rows per request, and the requests to send. */
export async function workOf(ours, count) {
  const portOf = number => ours[number % ours.length].port
  const visitors = await visitorsOf(ours, 100)
  const visitorOf = number => visitors[number % visitors.length]
  const keys = await keysOf(visitors, portOf, count + 200)
  return [
    [
      'submissions',
      1,
      number => ({
        port: portOf(number),
        path: `/api/form/SaveFormSubmission?crumb=${visitorOf(number).crumb}`,
        headers: visitorOf(number).headers,
        // The first requests only warm up.
        body: JSON.stringify({
          key: keys.pop(),
          formId: 'api-anything',
          form: JSON.stringify(valuesOf(number)),
        }),
      }),
    ],
    [
      'cart changes',
      1,
      number => ({
        port: portOf(number),
        method: 'PUT',
        path: `/api/commerce/shopping-cart/entries/${visitorOf(number).entry}?crumb=${visitorOf(number).crumb}`,
        headers: visitorOf(number).headers,
        body: JSON.stringify({ quantity: 1 + (number % 3) }),
      }),
    ],
    ['events, one in a request', 1, number => eventsRequest(portOf(number), number, 1)],
    ['events, 50 in a request', BATCH, number => eventsRequest(portOf(number), number, BATCH)],
  ]
}

const valuesOf = number => ({ mark: randomUUID(), text: `Message ${number} `.repeat(20) })

/** Visitors with a crumb and a cart, each from an address of its own. */
function visitorsOf(ours, count) {
  const agent = new Agent({ keepAlive: true })
  const [{ port }] = ours
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const from = { ...JSON_TYPE, 'x-forwarded-for': `10.0.0.${index}` }
      const page = await send(agent, { port, method: 'GET', path: '/shop', headers: from })
      const crumb = /crumb=([^;]+)/.exec(page.headers['set-cookie']?.join() ?? '')?.[1]
      const headers = { ...from, cookie: `crumb=${crumb}` }
      const body = JSON.stringify({ itemId: 'glazes', quantity: 1 })
      const path = `/api/commerce/shopping-cart/entries?crumb=${crumb}`
      const added = await send(agent, { port, path, headers, body })
      if (added.status !== 200) throw new Error(`the cart answered ${added.status}: ${added.text}`)
      const cookies = added.headers['set-cookie'].map(cookie => cookie.split(';')[0])
      const entry = JSON.parse(added.text).newlyAdded.id
      return { crumb, entry, headers: { ...headers, cookie: [`crumb=${crumb}`, ...cookies].join('; ') } }
    }),
  )
}

async function keysOf(visitors, portOf, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const keys = []
  for (let at = 0; at < count; at += visitors.length) {
    const answers = await Promise.all(
      visitors.map(({ crumb, headers }) =>
        send(agent, { port: portOf(at), path: `/api/form/FormSubmissionKey?crumb=${crumb}`, headers }),
      ),
    )
    keys.push(...answers.map(({ text }) => JSON.parse(text).key))
  }
  return keys
}

const eventsRequest = (port, number, count) => ({
  port,
  path: '/api/1/performance/records',
  headers: { ...JSON_TYPE, 'x-forwarded-for': `10.1.${number % 250}.1` },
  body: JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      app: 'bench',
      event: 'LCP',
      data: { value: 500 + index, pagePath: `/page-${number % 50}` },
      pageLoadId: `${number}`,
      timestamp: Date.now(),
    })),
  ),
})

const eventRow = number => ({
  kind: 'performance',
  name: 'LCP',
  page: `/page-${number % 50}`,
  data: JSON.stringify({ value: 500, pagePath: '/' }),
})

/** The same rows as the floor stores them. */
export const FLOORS = {
  submissions: floors => number => ({
    port: floors[number % floors.length].port,
    path: '/submissions',
    headers: JSON_TYPE,
    body: JSON.stringify({
      id: randomUUID(),
      form_id: 'api-anything',
      key_hash: `${randomUUID()}1234567`,
      content_hash: `${randomUUID()}1234567`,
      fields: JSON.stringify(valuesOf(number)),
      details: '{"pagePath":"/"}',
      search_text: Object.values(valuesOf(number)).join('\n'),
      is_spam: false,
    }),
  }),
  'events, one in a request': floors => number => floorEvents(floors, number, 1),
  'events, 50 in a request': floors => number => floorEvents(floors, number, BATCH),
}

const floorEvents = (floors, number, count) => ({
  port: floors[number % floors.length].port,
  path: '/events',
  headers: JSON_TYPE,
  body: JSON.stringify(Array.from({ length: count }, () => eventRow(number))),
})
