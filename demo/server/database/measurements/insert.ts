import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { storableJson } from '../storable-text.ts'
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

/** Inserts measurements and updates the counts by one statement (`migrations/0065-insert-measurements.sql`). */
export async function insertMeasurements(
  db: Database,
  now: Date,
  measurements: readonly Measurement[],
  limits: DailyLimits,
): Promise<void> {
  const rows = measurements.map(({ kind, name, page, data }) => ({
    kind,
    name,
    page,
    data: JSON.stringify(data ?? null),
  }))
  const visits = [...new Set(measurements.flatMap(measurement => visitOf(measurement) ?? []))]
  const counts = limits.limitCounts(countOf(measurements))
  const errors = limits.limitErrors(errorsOf(measurements))
  await sql`select insert_measurements(
    ${now}, ${dayAt(now.getTime())}, ${JSON.stringify(rows)}, ${jsonOf(visits)}, ${jsonOf(counts)}, ${jsonOf(errors)})`.execute(
    db,
  )
}

/** JSON for the function, which skips a table that gets null. */
const jsonOf = (items: readonly unknown[]): string | null => (items.length > 0 ? storableJson(items) : null)

/** The UTC day of a time in ms since 1970: `2026-11-21`. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

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
