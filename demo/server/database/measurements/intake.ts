import type { Database } from '../open-database.ts'
import { storableText } from '../storable-text.ts'
import { createKinds, insertMeasurements, type Kinds, openDay } from './insert.ts'
import type { Measurement } from './measurement.ts'

/** Rows of one transaction at most. */
const MOST_AT_ONCE = 2000

interface Waiting {
  readonly measurements: readonly Measurement[]
  readonly done: () => void
  readonly failed: (cause: unknown) => void
}

interface Intake {
  waiting: Waiting[]
  isWriting: boolean
  /** The day whose part of the table is there. */
  day: string
  kinds: Kinds
}

const intakes = new WeakMap<Database, Intake>()

/** The day of a moment, in UTC: `2026-11-21`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/**
 * Keeps measurements. Whatever comes while others are written goes together in the next transaction, so that a busy
 * site costs few of them; each call settles when its own are kept.
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

/** The rows travel as JSON, whose escapes the database would turn into characters that it refuses. */
const storable = ({ name, page, ...rest }: Measurement): Measurement => ({
  ...rest,
  name: storableText(name).slice(0, 200),
  page: storableText(page),
})
