import { Worker } from 'node:worker_threads'
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely'

/** A statement for the thread; without `sql` it closes the database. */
export interface ThreadCall {
  readonly id: number
  readonly sql?: string | undefined
  readonly parameters?: unknown[]
}

/** The answer to the call with that id; 0 says that the database is open. */
export type ThreadAnswer = { readonly id: number } & (
  | { readonly rows: object[]; readonly affectedRows?: number | undefined }
  | { readonly error: ThreadError }
)

interface ThreadError {
  readonly message: string
  readonly code?: string | undefined
  readonly constraint?: string | undefined
}

interface Pending {
  readonly done: (answer: { rows: object[]; affectedRows?: number }) => void
  readonly failed: (cause: Error) => void
  readonly timer: NodeJS.Timeout
}

/** How long a statement may take, in ms. A stuck one would hold up all others. */
const STATEMENT_TIMEOUT_MS = 60_000

/** How long the database may take to open, in ms: it may have to repair what a killed process left. */
const OPEN_TIMEOUT_MS = 180_000

/** How long the database may take to close, in ms. */
const CLOSE_TIMEOUT_MS = 2000

/** Postgres's code for a database that has shut down, which calls answer with 503. */
const SHUT_DOWN = '57P01'

/**
 * Runs PGlite in a thread of its own, so that a stuck statement does not hold up the process. After a timeout the
 * thread is replaced: pending statements fail, and the next one opens the database again.
 *
 * @param folder the database's folder; undefined for memory, which a new thread loses
 */
export class PgliteWorker implements PGlite {
  readonly ready = true
  readonly waitReady = Promise.resolve()
  closed = false

  #thread: Thread | undefined
  readonly #folder: string | undefined
  readonly #timeoutMs: number

  constructor(folder: string | undefined, timeoutMs = STATEMENT_TIMEOUT_MS) {
    this.#folder = folder
    this.#timeoutMs = timeoutMs
  }

  async query<T>(sql: string, parameters?: unknown[]): Promise<PGliteQueryResults<T>> {
    return this.#open().run<T>(sql, parameters)
  }

  async transaction<T>(callback: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    // All statements run on one thread: a new one knows nothing of the transaction.
    const thread = this.#open()
    const query: PGliteTransaction['query'] = (sql, parameters) => thread.run(sql, parameters)
    const rollback = async (): Promise<void> => void (await thread.run('rollback'))
    await thread.run('begin')
    try {
      const result = await callback({ query, rollback })
      await thread.run('commit')
      return result
    } catch (cause) {
      if (!thread.isOver) await rollback()
      throw cause
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.#thread?.close()
  }

  #open(): Thread {
    if (this.#thread === undefined || this.#thread.isOver) {
      this.#thread = new Thread(this.#folder, this.#timeoutMs)
    }
    return this.#thread
  }
}

class Thread {
  isOver = false

  readonly #worker: Worker
  readonly #timeoutMs: number
  readonly #pending = new Map<number, Pending>()
  #isOpen = false
  #lastId = 0

  constructor(folder: string | undefined, timeoutMs: number) {
    this.#timeoutMs = timeoutMs
    this.#worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: { folder } })
    this.#worker.on('message', (answer: ThreadAnswer) => this.#settle(answer))
    this.#worker.on('error', cause => this.#end(cause))
    this.#worker.on('exit', () => this.#end(new Error('The database has stopped.')))
    this.#worker.unref()
  }

  run<T>(sql: string | undefined, parameters?: unknown[]): Promise<PGliteQueryResults<T>> {
    if (this.isOver) return Promise.reject(unavailable(new Error('The database has been restarted.')))
    const id = ++this.#lastId
    return new Promise((done, failed) => {
      const timer = setTimeout(() => this.#expire(), this.#isOpen ? this.#timeoutMs : OPEN_TIMEOUT_MS)
      this.#pending.set(id, {
        done: ({ rows, affectedRows }) =>
          done({ rows: rows as T[], fields: [], ...(affectedRows !== undefined && { affectedRows }) }),
        failed,
        timer,
      })
      // The process lives as long as a statement is pending.
      this.#worker.ref()
      this.#worker.postMessage({ id, sql, parameters: parameters ?? [] } satisfies ThreadCall)
    })
  }

  async close(): Promise<void> {
    if (this.isOver) return
    const timer = setTimeout(() => this.#expire(), CLOSE_TIMEOUT_MS)
    try {
      await this.run(undefined)
    } catch (cause) {
      // A database that does not close recovers from its log when it is next opened.
      if (!this.isOver) throw cause
    } finally {
      clearTimeout(timer)
    }
    await this.#worker.terminate()
  }

  #settle(answer: ThreadAnswer): void {
    if (answer.id === 0) {
      this.#isOpen = true
      return
    }
    const pending = this.#pending.get(answer.id)
    if (!pending) return
    this.#pending.delete(answer.id)
    clearTimeout(pending.timer)
    if (this.#pending.size === 0) this.#worker.unref()
    if ('error' in answer) {
      const { message, ...fields } = answer.error
      pending.failed(Object.assign(new Error(message), fields))
    } else pending.done({ rows: answer.rows, affectedRows: answer.affectedRows ?? 0 })
  }

  #expire(): void {
    this.#end(new Error('The database does not answer.'))
    void this.#worker.terminate()
  }

  #end(cause: unknown): void {
    this.isOver = true
    for (const { failed, timer } of this.#pending.values()) {
      clearTimeout(timer)
      failed(unavailable(cause))
    }
    this.#pending.clear()
  }
}

const unavailable = (cause: unknown): Error =>
  Object.assign(new Error(cause instanceof Error ? cause.message : 'The database has stopped.', { cause }), {
    code: SHUT_DOWN,
  })
