import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../databases/postgres.ts'

/*
 * Loads a server with its own Postgres by page views and metrics, then requests the owner's page at a million events:
 *
 *   node test/load/measure.mjs --seconds 60 --rate 1000 --rows 1000000
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '1000000' },
  },
})
const SECONDS = Math.min(Number(values.seconds), 60)
const RATE = Number(values.rate)
const ROWS = Number(values.rows)
const PASSWORD = 'only for the load'

const postgres = startPostgres()
const server = await startServer()
try {
  await sendEvents()
  await addRows()
  await askOwnersPage()
} finally {
  server.process.kill('SIGTERM')
  await new Promise(done => server.process.once('exit', done))
  postgres.stop()
}

function startServer() {
  const process_ = spawn('node_modules/.bin/node', ['demo/server/main.ts', '--port', '0'], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      ASHLAR_OWNER_PASSWORD: PASSWORD,
      ASHLAR_CALL_LIMIT: '100000000',
      ASHLAR_REPORT_MB: '100000000',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((done, failed) => {
    let said = ''
    process_.once('exit', code => failed(new Error(`the server ended with ${code}`)))
    process_.stdout.on('data', chunk => {
      said += chunk
      if (!said.includes('Ctrl-C stops.')) return
      done({ process: process_, address: /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '' })
    })
  })
}

/** Sends page views and metrics in turn at the given rate; each call is one event. */
async function sendEvents() {
  const times = []
  const failures = new Map()
  let saved = 0
  let number = 0
  const waiting = new Set()
  const cpuBefore = cpuSeconds()
  const started = performance.now()
  while (performance.now() - started < SECONDS * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * RATE)
    // A browser would not wait, but this machine has a limited number of sockets.
    for (; number < due && waiting.size < 500; number++) {
      const call = send(number, times, failures).then(ok => {
        saved += ok
        waiting.delete(call)
      })
      waiting.add(call)
    }
    await new Promise(done => setTimeout(done, 2))
  }
  await Promise.all(waiting)
  const seconds = (performance.now() - started) / 1000
  // On a shared machine, processor time says more than elapsed time.
  const cpu = cpuSeconds() - cpuBefore
  times.sort((a, b) => a - b)
  const at = share => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`
  console.log(
    `${saved} of ${number} events saved in ${seconds.toFixed(1)} s: ${(saved / seconds).toFixed(0)} a second; p50 ${at(0.5)}, p99 ${at(0.99)}`,
  )
  console.log(`the server worked ${((cpu / saved) * 1000).toFixed(2)} ms for each`)
  for (const [message, count] of failures) console.log(`${count} × ${message}`)

  const stored = await query('select count(*)::int as count from measurements')
  console.log(`${stored} of ${saved} in the database`)
  if (stored !== saved) process.exitCode = 1
}

/** Processor time of the server's process, if the system reports it. */
function cpuSeconds() {
  const file = `/proc/${server.process.pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  // Hundredths of a second in user and system mode.
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function send(number, times, failures) {
  const started = performance.now()
  try {
    const response = await (number % 2 ? sendHit(number) : sendMetric(number))
    await response.arrayBuffer()
    if (response.status !== 204) throw new Error(`status ${response.status}`)
    return 1
  } catch (error) {
    failures.set(error.message, (failures.get(error.message) ?? 0) + 1)
    return 0
  } finally {
    times.push(performance.now() - started)
  }
}

function sendHit(number) {
  const url = `https://site.example/page-${number % 50}`
  const data = JSON.stringify({ url, referrer: `https://source-${number % 20}.example/`, queryString: '' })
  const body = new URLSearchParams({
    event: '1',
    data,
    ss_cvr: `v${number % 5000}|1|1|${1 + (number % 3)}|1`,
  })
  return fetch(`${server.address}/api/census/RecordHit`, { method: 'POST', body })
}

function sendMetric(number) {
  const data = { value: 500 + (number % 4000), pagePath: `/page-${number % 50}` }
  const record = { app: 'load', event: 'LCP', data, pageLoadId: `${number}`, timestamp: Date.now() }
  return fetch(`${server.address}/api/1/performance/records`, {
    method: 'POST',
    body: JSON.stringify([record]),
  })
}

/** Inserts events over 90 days, as the server would have stored and counted them. */
async function addRows() {
  const started = performance.now()
  await query(`insert into measurements (at, kind, name, page, data)
    select now() - interval '1 day' - (n % 90) * interval '1 day', 'hit', '1', '/page-' || n % 200, '{}'
    from generate_series(1, ${ROWS}) as n`)
  await query(`insert into measured_days (day, measure, page, label, count)
    select (now() - (1 + n % 90) * interval '1 day')::date, measure, '/page-' || n / 90 % 200,
      case when measure like 'vital-%' then (100 + n / 18000 % 10)::text else '' end, ${ROWS} / 18000
    from generate_series(0, 90 * 200 * 10 - 1) as n,
      unnest(array['view', 'vital-LCP', 'vital-INP', 'vital-CLS']) as measure
    where measure <> 'view' or n < 18000 on conflict do nothing`)
  const rows = await query('select count(*)::int as count from measured_days')
  await query('analyze')
  console.log(
    `${ROWS} events and ${rows} counts of 90 days added in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
}

async function askOwnersPage() {
  const body = new URLSearchParams({ email: 'owner@example.com', password: PASSWORD })
  const login = await fetch(`${server.address}/config/login`, { method: 'POST', body, redirect: 'manual' })
  const cookie = login.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  for (const days of [7, 30, 90]) {
    const started = performance.now()
    const response = await fetch(`${server.address}/config/analytics?days=${days}`, { headers: { cookie } })
    const text = await response.text()
    const ms = performance.now() - started
    console.log(`the owner's page of ${days} days: ${ms.toFixed(0)} ms, ${text.length} characters`)
    if (response.status !== 200) process.exitCode = 1
  }
}

async function query(text) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows[0]?.count
}
