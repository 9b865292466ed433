import { createDatabaseBatches } from '../batches.ts'
import type { Database } from '../open-database.ts'
import { storableText } from '../storable-text.ts'
import { createDailyLimits, dayAt, insertMeasurements, openDay } from './insert.ts'
import type { Measurement } from './measurement.ts'

/** Reports of pages per statement. */
const BATCH_ITEMS = 2000

/** Bytes of reports per statement. */
const BATCH_BYTES = 1_000_000

/** Bytes that the database adds to a row. */
const ROW_BYTES = 100

/** The measurements of one request. */
interface Reported {
  readonly measurements: readonly Measurement[]
  readonly bytes: number
  readonly keepDays: number
}

/**
 * Stores measurements, together with others that arrive at the same time. Each promise settles when its own
 * measurements are stored.
 */
export async function saveMeasurements(
  db: Database,
  measurements: readonly Measurement[],
  keepDays: number,
): Promise<void> {
  if (measurements.length === 0) return
  const bytes = measurements.reduce((sum, measurement) => sum + bytesOf(measurement), 0)
  await save(db, { measurements: measurements.map(storable), bytes, keepDays })
}

const save = createDatabaseBatches(writerOf, {
  items: BATCH_ITEMS,
  size: BATCH_BYTES,
  sizeOf: ({ bytes }) => bytes,
})

/** The bytes that a measurement takes. */
export const bytesOf = ({ kind, name, page, data }: Measurement): number =>
  ROW_BYTES + Buffer.byteLength(kind + name + page) + Buffer.byteLength(JSON.stringify(data ?? null))

function writerOf(db: Database): (reports: readonly Reported[]) => Promise<readonly void[]> {
  /** The day whose partition exists. */
  let day = ''
  let limits = createDailyLimits()
  return async reports => {
    const now = new Date()
    const today = dayAt(now.getTime())
    if (day !== today) {
      await openDay(db, now, Math.max(...reports.map(({ keepDays }) => keepDays)))
      day = today
      limits = createDailyLimits()
    }
    await insertMeasurements(
      db,
      now,
      reports.flatMap(({ measurements }) => measurements),
      limits,
    )
    return reports.map(() => undefined)
  }
}

/** Rows travel as JSON, whose escapes may decode to characters that Postgres rejects. */
const storable = ({ name, page, ...rest }: Measurement): Measurement => ({
  ...rest,
  name: storableText(name).slice(0, 200),
  page: storableText(page),
})
