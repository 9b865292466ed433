import { sql, type Transaction } from 'kysely'
import type { Database } from '../open-database.ts'
import { storableJson } from '../storable-text.ts'
import type { Tables } from '../tables.ts'
import { type Count, countOf, type ErrorCount, errorsOf, visitOf } from './count.ts'
import type { Measurement } from './measurement.ts'

const DAY_MS = 24 * 3600_000

/** An arbitrary advisory lock number. */
const LOCK = 4_040_404

/** Creates the day's partition, and drops partitions and counts older than `keepDays`. */
export async function openDay(db: Database, now: Date, keepDays: number): Promise<void> {
  const day = dayAt(now.getTime())
  const oldest = dayAt(now.getTime() - keepDays * DAY_MS)
  await db.transaction().execute(async transaction => {
    // Several servers on one database do this at midnight.
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
    await sql`create table if not exists ${partOf(day)} partition of measurements
      for values from (${sql.lit(`${day} 00:00:00Z`)}) to (${sql.lit(`${dayAt(now.getTime() + DAY_MS)} 00:00:00Z`)})`.execute(
      transaction,
    )
    const { rows } = await sql<{ name: string }>`
      select child.relname as name from pg_inherits
      join pg_class parent on parent.oid = inhparent join pg_class child on child.oid = inhrelid
      where parent.relname = 'measurements' and child.relname ~ '^measurements_\\d{8}$'`.execute(transaction)
    for (const { name } of rows.filter(({ name }) => name < nameOf(oldest))) {
      await sql`drop table ${sql.table(name)}`.execute(transaction)
    }
    await sql`delete from measurements_rest where at < ${oldest}::date`.execute(transaction)
    for (const table of ['measured_days', 'measured_visits', 'measured_errors']) {
      await sql`delete from ${sql.table(table)} where day < ${oldest}::date`.execute(transaction)
    }
  })
}

/** Inserts measurements and updates the counts in one transaction. */
export async function insertMeasurements(
  db: Database,
  day: string,
  now: Date,
  measurements: readonly Measurement[],
  kinds: DailyLimits,
): Promise<void> {
  await db.transaction().execute(async transaction => {
    const rows = measurements.map(({ kind, name, page, data }) => ({
      kind,
      name,
      page,
      data: JSON.stringify(data ?? null),
    }))
    await sql`insert into measurements (at, kind, name, page, data)
      select ${now}::timestamptz, kind, name, page, data
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(kind text, name text, page text, data text)`.execute(
      transaction,
    )
    const fresh = await insertVisits(transaction, day, measurements)
    await addCounts(transaction, day, kinds.limitCounts(countOf(measurements, fresh)))
    await addErrors(transaction, day, now, kinds.limitErrors(errorsOf(measurements)))
  })
}

async function insertVisits(
  transaction: Transaction<Tables>,
  day: string,
  measurements: readonly Measurement[],
): Promise<ReadonlySet<string>> {
  const visits = [...new Set(measurements.flatMap(measurement => visitOf(measurement) ?? []))].sort()
  if (visits.length === 0) return new Set()
  const { rows } = await sql<{ visit: string }>`
    insert into measured_visits (day, visit)
    select ${day}::date, visit from json_to_recordset(${JSON.stringify(visits.map(visit => ({ visit })))}::json)
      as r(visit text)
    on conflict do nothing returning visit`.execute(transaction)
  return new Set(rows.map(({ visit }) => visit))
}

async function addCounts(
  transaction: Transaction<Tables>,
  day: string,
  counts: readonly Count[],
): Promise<void> {
  if (counts.length === 0) return
  // Sorted, so that two servers never deadlock.
  await sql`insert into measured_days as known (day, measure, page, label, count)
    select ${day}::date, measure, page, label, sum(count)
    from json_to_recordset(${storableJson(counts)}::json) as r(measure text, page text, label text, count bigint)
    group by measure, page, label order by measure, page, label
    on conflict (day, measure, page, label) do update set count = known.count + excluded.count`.execute(
    transaction,
  )
}

async function addErrors(
  transaction: Transaction<Tables>,
  day: string,
  now: Date,
  errors: readonly ErrorCount[],
): Promise<void> {
  if (errors.length === 0) return
  await sql`insert into measured_errors as known (day, fingerprint, message, stack, page, count, last_seen)
    select ${day}::date, fingerprint, message, stack, page, count, ${now}::timestamptz
    from json_to_recordset(${storableJson(errors)}::json)
      as r(fingerprint text, message text, stack text, page text, count bigint)
    order by fingerprint
    on conflict (day, fingerprint) do update set
      count = known.count + excluded.count, last_seen = excluded.last_seen`.execute(transaction)
}

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const nameOf = (day: string): string => `measurements_${day.replaceAll('-', '')}`

const partOf = (day: string) => sql.table(nameOf(day))

/** Distinct counts per day: made-up page paths must not fill the disk. */
export const MAX_COUNTS = 50_000

/** Distinct errors per day. */
export const MAX_ERRORS = 2000

/** The label and page of everything counted beyond the limit. */
export const OTHER = '…'

/** Limits the number of distinct counts and errors per day. */
export interface DailyLimits {
  readonly limitCounts: (counts: readonly Count[]) => Count[]
  readonly limitErrors: (errors: readonly ErrorCount[]) => ErrorCount[]
}

/** Creates the limits of one day. Counts beyond the limit are merged under `…`; errors beyond it are dropped. */
export function createDailyLimits(mostCounts = MAX_COUNTS, mostErrors = MAX_ERRORS): DailyLimits {
  const counts = new Set<string>()
  const errors = new Set<string>()
  const hasRoom = (known: Set<string>, key: string, max: number): boolean => {
    if (known.has(key)) return true
    if (known.size >= max) return false
    known.add(key)
    return true
  }
  return {
    limitCounts: given =>
      given.map(count => {
        const { measure, page, label } = count
        if (hasRoom(counts, JSON.stringify([measure, page, label]), mostCounts)) return count
        // A metric's label is its bucket, which must survive.
        return { ...count, page: OTHER, label: measure.startsWith('vital-') ? label : OTHER }
      }),
    limitErrors: given => given.filter(({ fingerprint }) => hasRoom(errors, fingerprint, mostErrors)),
  }
}
