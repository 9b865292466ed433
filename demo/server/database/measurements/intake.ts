import type { Database } from '../open-database.ts'
import { storableText } from '../storable-text.ts'
import { createKinds, insertMeasurements, type Kinds, openDay } from './insert.ts'
import type { Measurement } from './measurement.ts'

/** Rows per transaction. */
const MOST_AT_ONCE = 2000

interface Waiting {
  readonly measurements: readonly Measurement[]
  readonly done: () => void
  readonly failed: (cause: unknown) => void
}

interface Intake {
  waiting: Waiting[]
  isWriting: boolean
  /** The day whose partition exists. */
  day: string
  kinds: Kinds
}

const intakes = new WeakMap<Database, Intake>()

/** The UTC day of a date: `2026-11-21`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/**
 * Stores measurements. Those that arrive during a write are batched into the next transaction, so a busy site
 * needs few of them. Each promise settles when its own measurements are stored.
 */
export function keepMeasurements(
  db: Database,
  measurements: readonly Measurement[],
  keepDays: number,
): Promise<void> {
  if (measurements.length === 0) return Promise.resolve()
  const intake = intakes.get(db) ?? { waiting: [], isWriting: false, day: '', kinds: createKinds() }
  intakes.set(db, intake)
  return new Promise((done, failed) => {
    intake.waiting.push({ measurements: measurements.map(storable), done, failed })
    if (!intake.isWriting) void write(db, intake, keepDays)
  })
}

async function write(db: Database, intake: Intake, keepDays: number): Promise<void> {
  intake.isWriting = true
  while (intake.waiting.length > 0) {
    const taken: Waiting[] = []
    for (let count = 0; count < MOST_AT_ONCE; ) {
      const next = intake.waiting.shift()
      if (!next) break
      taken.push(next)
      count += next.measurements.length
    }
    try {
      const now = new Date()
      if (intake.day !== dayOf(now)) {
        await openDay(db, now, keepDays)
        intake.day = dayOf(now)
        intake.kinds = createKinds()
      }
      const measurements = taken.flatMap(waiting => waiting.measurements)
      await insertMeasurements(db, dayOf(now), now, measurements, intake.kinds)
      for (const { done } of taken) done()
    } catch (cause) {
      for (const { failed } of taken) failed(cause)
    }
  }
  intake.isWriting = false
}

/** Rows travel as JSON, whose escapes may decode to characters that Postgres rejects. */
const storable = ({ name, page, ...rest }: Measurement): Measurement => ({
  ...rest,
  name: storableText(name).slice(0, 200),
  page: storableText(page),
})
