import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { ThreadAnswer, ThreadCall } from './pglite-worker.ts'

/** The thread of `pglite-worker.ts`: runs one statement after another on the database in `workerData.folder`. */
const pglite = new PGlite(workerData.folder)

const answer = (given: ThreadAnswer): void => parentPort?.postMessage(given)

parentPort?.on('message', async ({ id, sql, parameters }: ThreadCall) => {
  try {
    if (sql === undefined) {
      await pglite.close()
      return answer({ id, rows: [] })
    }
    const { rows, affectedRows } = await pglite.query<object>(sql, parameters)
    answer({ id, rows, affectedRows })
  } catch (cause) {
    // Cloned errors lose their own fields, such as Postgres's codes.
    const { message, code, constraint } = cause as Error & { code?: string; constraint?: string }
    answer({ id, error: { message, code, constraint } })
  }
})

await pglite.waitReady
answer({ id: 0, rows: [] })
