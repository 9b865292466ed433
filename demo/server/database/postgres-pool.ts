import { Socket } from 'node:net'
import type { Pool } from 'pg'

/** How long a pool waits, in ms; 0 waits without end. */
export interface Timeouts {
  /** For a free connection, or a new one. */
  readonly connect: number
  /** For a row or table that another connection has locked. */
  readonly lock: number
  /** For a statement; the server cancels it then. */
  readonly statement: number
  /** For any bytes of the server; the connection is closed then, because the server or the network is stuck. */
  readonly answer: number
  /** For the next statement of a transaction; the server ends the connection then, and frees its locks. */
  readonly idleTransaction: number
}

/** For requests: nothing that is stuck keeps one of the connections. */
export const REQUEST_TIMEOUTS: Timeouts = {
  connect: 10_000,
  lock: 5000,
  statement: 15_000,
  answer: 20_000,
  idleTransaction: 20_000,
}

/** For migrations, exports and imports: they may read and lock whole tables, and wait for each other. */
export const NO_TIMEOUTS: Timeouts = {
  connect: REQUEST_TIMEOUTS.connect,
  lock: 0,
  statement: 0,
  answer: 0,
  idleTransaction: 0,
}

/** Opens connections to a Postgres server, `max` at most, when they are needed. */
export async function postgresPool(url: string, timeouts: Timeouts, max = 10): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: timeouts.connect,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    stream: () => socketThatExpires(timeouts.answer),
  })
  // An error of a connection must not end the process, whether it is idle or in use: pending queries fail, and the
  // next one opens another connection.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/** A timeout of pg's own would give the connection to the next query, behind the one that got no answer. */
function socketThatExpires(ms: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(ms, () => {
    const error = new Error(`Postgres has not answered for ${ms} ms.`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}
