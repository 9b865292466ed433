import { createDatabaseBatches } from '../batches.ts'
import type { Database } from '../open-database.ts'
import { storableText } from '../storable-text.ts'
import { createDailyLimits, dayAt, insertMeasurements, openDay } from './insert.ts'
import type { Measurement } from './measurement.ts'

/** Rows per statement. */
const BATCH_SIZE = 2000

/** The measurements of one request. */
interface Reported {
  readonly measurements: readonly Measurement[]
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
  if (measurements.length > 0) await save(db, { measurements: measurements.map(storable), keepDays })
}

const save = createDatabaseBatches(writerOf, {
  items: BATCH_SIZE,
  size: BATCH_SIZE,
  sizeOf: ({ measurements }) => measurements.length,
})

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
