import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { send } from '../bench/backend/senders.mjs'
import { cpuSeconds, startOurs, stop } from '../bench/backend/servers.mjs'
import { findPostgres, startPostgres } from '../databases/postgres.ts'
import { die, FORM, startLoad, submissionsOf, watchNeighbour } from './backend-load.mjs'

/** Attacks on the server: each returns a row of the table. */
export const BACKEND_ATTACKS = {
  async 'submissions, PGlite killed twice'() {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-attack-data-'))
    const data = { ASHLAR_DATA: folder }
    let server = await startOurs(data)
    const load = startLoad(() => [server], 6)
    for (let kill = 1; kill <= 2; kill++) {
      await load.until(kill * 150)
      await die(server)
      server = await startOurs(data)
    }
    await load.until(400)
    const row = await load.end(server)
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
    return row
  },
  async 'submissions, one of two processes killed'() {
    if (!findPostgres()) return undefined
    const postgres = startPostgres()
    const data = { DATABASE_URL: postgres.url }
    const [one, other] = [await startOurs(data), await startOurs(data)]
    let alive = [one, other]
    const load = startLoad(() => alive, 8)
    await load.until(200)
    await die(one)
    alive = [other]
    await load.until(500)
    const row = await load.end(other)
    await stop(other)
    postgres.stop()
    return row
  },
  async 'submissions, Postgres restarted'() {
    if (!findPostgres()) return undefined
    const postgres = startPostgres()
    const server = await startOurs({ DATABASE_URL: postgres.url })
    const load = startLoad(() => [server], 8)
    await load.until(150)
    postgres.restart()
    await load.until(350)
    const row = await load.end(server)
    await stop(server)
    postgres.stop()
    return row
  },
  async 'bodies of a megabyte, slow to parse'() {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-attack-data-'))
    const server = await startOurs({ ASHLAR_DATA: folder })
    const neighbour = watchNeighbour(server)
    let refused = 0
    for (const [type, piece] of HEAVY) {
      const body = piece.repeat(Math.floor(990_000 / piece.length))
      const answer = await send(undefined, {
        port: server.port,
        path: '/api/form/SaveFormSubmission',
        headers: { 'content-type': type },
        body,
      })
      if (answer.status >= 400) refused += 1
    }
    const row = { tried: HEAVY.length, executed: 0, lost: 0, doubled: 0, refused, answer: neighbour.end() }
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
    return row
  },
  async 'reports without end, from one address'() {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-attack-data-'))
    // The limits that an owner gets.
    const server = await startOurs({
      ASHLAR_DATA: folder,
      ASHLAR_CALL_LIMIT: '1200',
      ASHLAR_REPORT_MB: '500',
    })
    const neighbour = watchNeighbour(server)
    const before = { disk: bytesIn(folder), memory: memoryOf(server) }
    let refused = 0
    let sent = 0
    // The database cannot compress it.
    const text = randomBytes(712_500).toString('base64')
    const report = async () => {
      while (sent < REPORTS) {
        const length = sent++ % 2 === 0 ? 950_000 : 15_000
        const body = JSON.stringify({ event: 'a', text: text.slice(0, length) })
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.1.1.1' }
        const what = { port: server.port, path: OVERLAY_PATH, headers, body }
        // The server may close the connection of a body that it does not read.
        const { status } = await send(undefined, what).catch(() => ({ status: 413 }))
        if (status >= 400) refused += 1
      }
    }
    await Promise.all(Array.from({ length: 40 }, report))
    const disk = bytesIn(folder) - before.disk
    const memory = memoryOf(server) - before.memory
    const note = `${megabytes(disk)} of disk, ${megabytes(memory)} more memory at most`
    if (disk > MAX_REPORT_DISK || memory > MAX_REPORT_MEMORY) throw new Error(note)
    const row = { tried: REPORTS, executed: 0, lost: 0, doubled: 0, refused, answer: neighbour.end(), note }
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
    return row
  },
  async 'restart after a crash, 100,000 submissions'() {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-attack-data-'))
    const data = { ASHLAR_DATA: folder }
    await die(await startOurs(data))
    fill(folder, 100_000)
    const started = performance.now()
    const server = await startOurs(data)
    const seconds = (performance.now() - started) / 1000
    const cpu = cpuSeconds([server])
    // Not by the clock: other processes may hold it up.
    if (cpu > MAX_RESTART_S) throw new Error(`the restart took ${cpu.toFixed(1)} s of processor time`)
    const note = `ready after ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time`
    const found = (await submissionsOf(server, 'csv')).split('\r\n').length - 2
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
    return { tried: 100_000, executed: 0, lost: 100_000 - found, doubled: 0, refused: 0, answer: 0, note }
  },
}

const OVERLAY_PATH = '/api/census/overlay'

/** Reports from one address, every other one too large. */
const REPORTS = 600

/** What they may take, in bytes: a tenth of a day's 500 MB and the database's log; memory for their bodies. */
const MAX_REPORT_DISK = 200e6
const MAX_REPORT_MEMORY = 600e6

const megabytes = bytes => `${Math.round(bytes / 1e6)} MB`

const bytesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** The most memory that the server has used, in bytes. Linux only; 0 elsewhere. */
function memoryOf({ child }) {
  const file = `/proc/${child.pid}/status`
  const [, kilobytes] = existsSync(file) ? (/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []) : []
  return Number(kilobytes ?? 0) * 1024
}

/** How long a server may work until it is ready after a crash, in s. */
const MAX_RESTART_S = 5

/** Bodies that are slow to count, to parse or to check: their type and what they repeat. */
const HEAVY = [
  ['application/x-www-form-urlencoded; boundary=b', 'a'],
  [`multipart/form-data; boundary=${'a'.repeat(8000)}`, 'a'],
  ['multipart/form-data; boundary=ab', '--ab\r\n'],
  ['multipart/form-data; boundary=ab', '--ab\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
  ['multipart/form-data; boundary=ab', '\r\n--a'],
  ['application/x-www-form-urlencoded', 'a&'],
  ['application/x-www-form-urlencoded', 'a=%'],
  ['application/json', '['],
]

/** Inserts submissions in a process that is killed at its end. */
function fill(folder, count) {
  const args = ['test/attack/fill.ts', folder, `${count}`, FORM]
  const { status, signal, stderr } = spawnSync('node_modules/.bin/node', args, { encoding: 'utf8' })
  if (signal !== 'SIGKILL') throw new Error(`fill.ts ended with ${status}: ${stderr}`)
}
