import { parseArgs } from 'node:util'

/*
 * Loads a local server with submissions, and reports their duration and whether each was saved:
 *
 *   ASHLAR_FORM_LIMIT=1000000 ASHLAR_CALL_LIMIT=1000000 ASHLAR_TRUST_PROXY=1 ASHLAR_OWNER_PASSWORD=… npm start
 *   node test/load/submit.mjs --url http://127.0.0.1:4000 --form contact --password …
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    form: { type: 'string', default: 'api-anything' },
    password: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '100' },
  },
})

const { hostname } = new URL(values.url)
if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
  console.error(`${hostname} is not this machine: load only your own servers.`)
  process.exit(2)
}
const SECONDS = Math.min(Number(values.seconds), 60)
const VISITORS = Math.min(Number(values.visitors), 100)
const run = crypto.randomUUID()
const times = { key: [], save: [] }
const failures = new Map()
let saved = 0

const ends = performance.now() + SECONDS * 1000
await Promise.all(Array.from({ length: VISITORS }, visit))
report()

/** Simulates visitors in sequence, each with an IP address of its own, because rate limits are per address. */
async function visit(_, chair) {
  const first = await fetch(`${values.url}/api/form/FormSubmissionKey`, { method: 'POST' })
  const { crumb } = await first.json()
  const own = { cookie: `crumb=${crumb}`, 'x-forwarded-for': `10.0.0.${chair}` }
  const ask = (name, path, body) => timed(name, () => post(`${path}?crumb=${crumb}`, own, body))
  while (performance.now() < ends) {
    const { key } = (await ask('key', '/api/form/FormSubmissionKey')) ?? {}
    if (!key) continue
    const form = JSON.stringify({ run, text: 'x'.repeat(500) })
    if (await ask('save', '/api/form/SaveFormSubmission', { key, formId: values.form, form })) saved++
  }
}

async function post(path, own, body) {
  const response = await fetch(values.url + path, {
    method: 'POST',
    headers: { ...own, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${response.status} ${answer.error}`)
  return answer
}

async function timed(name, work) {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    failures.set(error.message, (failures.get(error.message) ?? 0) + 1)
  } finally {
    times[name].push(performance.now() - started)
  }
}

async function report() {
  for (const [name, all] of Object.entries(times)) {
    all.sort((a, b) => a - b)
    const at = share => `${(all[Math.floor((all.length - 1) * share)] ?? 0).toFixed(0)} ms`
    console.log(`${name.padEnd(5)} ${all.length} calls, p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`)
  }
  console.log(
    `${saved} saved in ${SECONDS} s by ${VISITORS} visitors at once: ${(saved / SECONDS).toFixed(0)} a second`,
  )
  for (const [message, count] of failures) console.log(`${count} × ${message}`)
  if (!values.password) return

  const stored = await countStored()
  console.log(`${stored} of ${saved} in the database`)
  if (stored !== saved) process.exitCode = 1
}

async function countStored() {
  const body = new URLSearchParams({ email: 'owner@example.com', password: values.password })
  const login = await fetch(`${values.url}/config/login`, { method: 'POST', body, redirect: 'manual' })
  const headers = {
    cookie: login.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; '),
  }
  const page = await (await fetch(`${values.url}/config/submissions?search=${run}`, { headers })).text()
  return Number((/([\d,]+)\s+submissions?\./.exec(page)?.[1] ?? '0').replaceAll(',', ''))
}
