import type { Database } from '../open-database.ts'
import { storableText } from '../storable-text.ts'
import { createDailyLimits, type DailyLimits, insertMeasurements, openDay } from './insert.ts'
import type { Measurement } from './measurement.ts'

/** Rows per transaction. */
const BATCH_SIZE = 2000

interface Waiting {
  readonly measurements: readonly Measurement[]
  readonly done: () => void
  readonly failed: (cause: unknown) => void
}

interface Queue {
  waiting: Waiting[]
  isWriting: boolean
  /** The day whose partition exists. */
  day: string
  kinds: DailyLimits
}

const queues = new WeakMap<Database, Queue>()

/** The UTC day of a date: `2026-11-21`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/**
 * Stores measurements. Those that arrive during a write are batched into the next transaction, so a busy site
 * needs few of them. Each promise settles when its own measurements are stored.
 */
export function saveMeasurements(
  db: Database,
  measurements: readonly Measurement[],
  keepDays: number,
): Promise<void> {
  if (measurements.length === 0) return Promise.resolve()
  const queue = queues.get(db) ?? { waiting: [], isWriting: false, day: '', kinds: createDailyLimits() }
  queues.set(db, queue)
  return new Promise((done, failed) => {
    queue.waiting.push({ measurements: measurements.map(storable), done, failed })
    if (!queue.isWriting) void write(db, queue, keepDays)
  })
}

async function write(db: Database, queue: Queue, keepDays: number): Promise<void> {
  queue.isWriting = true
  while (queue.waiting.length > 0) {
    const taken: Waiting[] = []
    for (let count = 0; count < BATCH_SIZE; ) {
      const next = queue.waiting.shift()
      if (!next) break
      taken.push(next)
      count += next.measurements.length
    }
    try {
      const now = new Date()
      if (queue.day !== dayOf(now)) {
        await openDay(db, now, keepDays)
        queue.day = dayOf(now)
        queue.kinds = createDailyLimits()
      }
      const measurements = taken.flatMap(waiting => waiting.measurements)
      await insertMeasurements(db, dayOf(now), now, measurements, queue.kinds)
      for (const { done } of taken) done()
    } catch (cause) {
      for (const { failed } of taken) failed(cause)
    }
  }
  queue.isWriting = false
}

/** Rows travel as JSON, whose escapes may decode to characters that Postgres rejects. */
const storable = ({ name, page, ...rest }: Measurement): Measurement => ({
  ...rest,
  name: storableText(name).slice(0, 200),
  page: storableText(page),
})
