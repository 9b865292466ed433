import { sql } from 'kysely'
import type { Database } from './open-database.ts'
import { deleteStaleUploads, type FileStore } from './uploads.ts'

/** Interval between two runs, in ms. */
const EVERY_MS = 60_000

/** An arbitrary advisory lock number. */
const LOCK = 6_060_606

/** The setting that holds the time of the last run. */
const LAST_RUN = 'background-ran-at'

/** Work that is due now and then, and is done once however many processes there are. */
export type Chore = (db: Database) => Promise<void>

/** Delete expired rows. */
export const CHORES: readonly Chore[] = [
  async db => void (await db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute()),
  async db => void (await db.deleteFrom('spent_proofs').where('expires_at', '<', new Date()).execute()),
  async db => void (await db.deleteFrom('rate_limits').where('window_ends_at', '<', new Date()).execute()),
]

/** Runs the chores every minute in one of all processes on the database. @returns a function that stops */
export function startChores(
  db: Database,
  files: FileStore | undefined,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  const chores: readonly Chore[] = [...CHORES, transaction => deleteStaleUploads(transaction, files)]

  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = runChores(db, chores, new Date()).catch(onError)
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Runs the chores unless another process does, or has done so in the last minute. @returns whether they ran */
export function runChores(db: Database, chores: readonly Chore[], now: Date): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as mine`.execute(transaction)
    if (!rows[0]?.mine) return false
    const last = await transaction
      .selectFrom('settings')
      .select('value')
      .where('name', '=', LAST_RUN)
      .executeTakeFirst()
    if (last && now.getTime() - Number(last.value) < EVERY_MS / 2) return false
    const value = `${now.getTime()}`
    await transaction
      .insertInto('settings')
      .values({ name: LAST_RUN, value })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
      .execute()
    for (const chore of chores) await chore(transaction)
    return true
  })
}
