import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createStatements } from './pglite-statements.ts'
import type { ThreadAnswer, ThreadCall } from './pglite-worker.ts'

/** Bytes of log that a restart after a crash may have to replay. */
const MAX_REPLAY_BYTES = 32_000_000

/** Interval between two checks of the log's size while statements run, in ms. */
const LOOK_EVERY_MS = 1000

/** The thread of `pglite-worker.ts`: runs one statement after another on the database in `workerData.folder`. */
const pglite = new PGlite(workerData.folder)

const run = createStatements(pglite)

const answer = (given: ThreadAnswer): void => parentPort?.postMessage(given)

let last: Promise<void> = Promise.resolve()

parentPort?.on('message', (call: ThreadCall) => {
  last = last.then(() => serve(call))
})

async function serve({ id, sql, parameters = [] }: ThreadCall): Promise<void> {
  try {
    if (sql === undefined) {
      await pglite.close()
      return answer({ id, rows: [] })
    }
    const { rows, affectedRows } = await run(sql, parameters)
    answer({ id, rows, affectedRows })
  } catch (cause) {
    // Cloned errors lose their own fields, such as Postgres's codes.
    const { message, code, constraint } = cause as Error & { code?: string; constraint?: string }
    // Errors of PGlite's file system have no message.
    answer({ id, error: { message: message || String(cause), code, constraint } })
  }
  await shortenLog().catch(() => {
    // In a failed transaction, or when the disk is full, nothing runs. The next statement tries again.
  })
}

let lookedAt = 0

/** Postgres without its background processes never writes a checkpoint by itself: its log would only grow. */
async function shortenLog(): Promise<void> {
  if (pglite.closed || performance.now() - lookedAt < LOOK_EVERY_MS) return
  lookedAt = performance.now()
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  if ((rows[0]?.bytes ?? 0) > MAX_REPLAY_BYTES) await pglite.query('checkpoint')
}

await pglite.waitReady
answer({ id: 0, rows: [] })
