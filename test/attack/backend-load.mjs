import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { send } from '../bench/backend/senders.mjs'

/** A form that takes any values. */
export const FORM = 'api-anything'

/** How long the servers may take for the submissions of a step, in ms. */
const MAX_MS = 120_000

const JSON_TYPE = { 'content-type': 'application/json' }

/** Kills a server. */
export async function die(server) {
  const ended = new Promise(done => server.child.once('exit', done))
  server.child.kill('SIGKILL')
  await ended
}

/** Sends submissions to the servers that are up until it is told to end. */
export function startLoad(servers, senders) {
  const acknowledged = new Set()
  let tried = 0
  let refused = 0
  let isOver = false
  const neighbour = watchNeighbour(undefined, servers)
  const work = Array.from({ length: senders }, async (_, index) => {
    const agent = new Agent({ keepAlive: true })
    while (!isOver) {
      const mark = randomUUID()
      tried += 1
      const list = servers()
      const { port } = list[tried % list.length]
      const isStored = await submit(agent, port, index, mark).catch(() => false)
      if (isStored) acknowledged.add(mark)
      else refused += 1
      // A server that is gone refuses at once.
      if (!isStored) await new Promise(done => setTimeout(done, 250))
    }
  })
  return {
    /** Waits until so many submissions are acknowledged. @throws if that takes too long: the servers may be gone */
    async until(count) {
      const deadline = Date.now() + MAX_MS
      while (acknowledged.size < count) {
        if (Date.now() > deadline) {
          isOver = true
          neighbour.end()
          throw new Error(`only ${acknowledged.size} of ${count} submissions were stored`)
        }
        await new Promise(done => setTimeout(done, 20))
      }
    },
    async end(server) {
      isOver = true
      await Promise.all(work)
      const answer = neighbour.end()
      const marks = JSON.parse(await submissionsOf(server, 'json')).map(({ values }) => values.mark)
      const found = new Set(marks)
      const lost = [...acknowledged].filter(mark => !found.has(mark)).length
      return { tried, executed: 0, lost, doubled: marks.length - found.size, refused, answer }
    },
  }
}

async function submit(agent, port, index, mark) {
  const from = { ...JSON_TYPE, 'x-forwarded-for': `10.2.0.${index}` }
  const first = await send(agent, { port, path: '/api/form/FormSubmissionKey', headers: from })
  const { crumb } = JSON.parse(first.text)
  const headers = { ...from, cookie: `crumb=${crumb}` }
  const keyed = await send(agent, { port, path: `/api/form/FormSubmissionKey?crumb=${crumb}`, headers })
  const { key } = JSON.parse(keyed.text)
  const body = JSON.stringify({ key, formId: FORM, form: JSON.stringify({ mark }) })
  const path = `/api/form/SaveFormSubmission?crumb=${crumb}`
  return (await send(agent, { port, path, headers, body })).status === 200
}

/** Asks for a page again and again, and measures the longest answer in ms. */
export function watchNeighbour(server, servers = () => [server]) {
  const agent = new Agent({ keepAlive: true })
  let longest = 0
  let isOver = false
  const work = async () => {
    while (!isOver) {
      const started = performance.now()
      const { port } = servers().at(-1)
      const answer = await send(agent, { port, method: 'GET', path: '/healthz' }).catch(() => undefined)
      if (answer) longest = Math.max(longest, performance.now() - started)
      await new Promise(done => setTimeout(done, 20))
    }
  }
  void work()
  return {
    end() {
      isOver = true
      return Math.round(longest)
    },
  }
}

/** The owner's download of all submissions, as `json` or `csv`. */
export async function submissionsOf({ port }, kind) {
  const form = new URLSearchParams({ email: 'owner@example.com', password: 'only for the bench' })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const login = await send(undefined, { port, path: '/config/login', headers: type, body: `${form}` })
  const cookie = login.headers['set-cookie']?.map(text => text.split(';')[0]).join('; ') ?? ''
  const path = `/config/submissions.${kind}`
  return (await send(undefined, { port, method: 'GET', path, headers: { cookie } })).text
}
