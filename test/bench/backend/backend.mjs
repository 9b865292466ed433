import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../databases/postgres.ts'
import { writeResults } from '../results.mjs'
import { sendAll } from './senders.mjs'
import { cpuSeconds, startFloor, startOurs, stop } from './servers.mjs'
import { FLOORS, workOf } from './work.mjs'

const SENDERS = [1, 10, 100]

/** Requests of a measurement with one sender, and with more. */
const COUNTS = { one: 200, more: 1000 }

/** Stores submissions, cart changes and events by our server, and the same rows by the floor, and prints a table. */
export async function measureBackend(file) {
  const rows = []
  const started = performance.now()
  const keep = row => {
    rows.push(row)
    console.log(Object.values(row).join(' '))
    // As it goes, so that a run that is interrupted is not lost.
    writeResults(file, { seconds: Math.round((performance.now() - started) / 1000), load: loadavg(), rows })
  }
  for (const database of ['PGlite', ...(findPostgres() ? ['Postgres'] : [])])
    for (const processes of database === 'Postgres' ? [1, 2] : [1]) await measureOn(database, processes, keep)
  console.table(rows)
}

async function measureOn(database, processes, keep) {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-bench-'))
  const postgres = database === 'Postgres' ? startPostgres() : undefined
  const floorPostgres = postgres && startPostgres()
  const data = postgres ? { DATABASE_URL: postgres.url } : { ASHLAR_DATA: join(folder, 'ours') }
  // One after the other: the first one runs the migrations.
  const ours = []
  for (let count = 0; count < processes; count++) ours.push(await startOurs(data))
  const floors = []
  for (let count = 0; count < processes; count++)
    floors.push(await startFloor(floorPostgres?.url ?? join(folder, 'floor')))
  for (const senders of SENDERS) {
    const count = senders === 1 ? COUNTS.one : COUNTS.more
    for (const [what, per, make] of await workOf(ours, count)) {
      const floor = FLOORS[what] && (await measure(floors, senders, count, FLOORS[what](floors)))
      const own = await measure(ours, senders, count, make)
      keep({
        what,
        database,
        processes,
        senders,
        perSecond: own.perSecond * per,
        p50: own.p50,
        p99: own.p99,
        cpuMs: own.cpuMs,
        failed: own.failed,
        floorPerSecond: floor && floor.perSecond * per,
        floorCpuMs: floor?.cpuMs,
        share: floor && Math.round((100 * own.perSecond) / floor.perSecond),
      })
    }
  }
  for (const server of [...ours, ...floors]) await stop(server)
  postgres?.stop()
  floorPostgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(servers, senders, count, make) {
  await sendAll(senders, Math.min(50, count / 10), make)
  const before = cpuSeconds(servers)
  const result = await sendAll(senders, count, make)
  return { ...result, cpuMs: Math.round(((cpuSeconds(servers) - before) * 1e5) / result.sent) / 100 }
}
