import { type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** Statements that stay prepared. */
const MAX_PREPARED = 200

/** Statements without parameters that are run often: those around every transaction. */
const AROUND_TRANSACTIONS = new Set(['begin', 'commit'])

/** Statements that change no table; `rollback` may undo a change. */
const READING = /^\s*(select|with|explain)\b/i

interface Prepared {
  readonly name: string
  /** The types of the parameters. */
  readonly types: readonly number[]
  /** The message that describes the columns of the rows, if there are any. */
  readonly columns: readonly Message[]
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

interface Outcome {
  readonly rows: object[]
  readonly affectedRows?: number | undefined
}

/**
 * Creates a function that runs statements; the caller waits for each before the next. Those with parameters stay prepared:
 * they take one message instead of PGlite's six, and are not parsed and planned again.
 *
 * @param max statements that stay prepared; then the one that was used the longest ago gives way
 */
export function createStatements(
  pglite: PGlite,
  max = MAX_PREPARED,
): (sql: string, parameters: readonly unknown[]) => Promise<Outcome> {
  const known = new Map<string, Prepared>()
  let count = 0

  async function runPrepared(sql: string, parameters: readonly unknown[]): Promise<Outcome> {
    const prepared = known.get(sql) ?? (await prepare(sql))
    known.delete(sql)
    const { name, types, columns } = prepared
    try {
      const values = parameters.map((value, index) => textOf(value, types[index]))
      const messages = await send(
        serialize.bind({ statement: name, values }),
        serialize.execute(),
        serialize.sync(),
      )
      // Now the one that was used last.
      known.set(sql, prepared)
      const [result] = parse.parseResults([...columns, ...messages], pglite.parsers)
      return { rows: (result?.rows ?? []) as object[], affectedRows: result?.affectedRows }
    } catch (cause) {
      // It is prepared anew the next time. A database that is broken has said so by `cause`.
      await forget(name).catch(() => undefined)
      throw cause
    }
  }

  async function prepare(sql: string): Promise<Prepared> {
    const [oldest] = known
    if (oldest && known.size >= max) {
      known.delete(oldest[0])
      await forget(oldest[1].name)
    }
    const name = `s${++count}`
    const messages = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const columns = messages.filter(message => message.name === 'rowDescription')
    return { name, types: parse.parseDescribeStatementResults(messages), columns }
  }

  /** Runs a statement that may change the tables, and thereby what prepared statements return. */
  async function runOther(sql: string): Promise<Outcome> {
    const outcome = await pglite.query<object>(sql)
    if (known.size > 0 && !READING.test(sql)) {
      known.clear()
      await pglite.exec('deallocate all')
    }
    return outcome
  }

  async function forget(name: string): Promise<void> {
    await send(serialize.close({ type: 'S', name }), serialize.sync())
  }

  async function send(...parts: Uint8Array[]): Promise<Message[]> {
    // Postgres itself writes to folders; only the storage of browsers is synced afterwards.
    return await pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }

  /** A value as Postgres reads it. */
  function textOf(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : pglite.serializers[type]
    return write ? write(value) : `${value}`
  }

  return async (sql, parameters) => {
    await pglite.waitReady
    const isPrepared = parameters.length > 0 || AROUND_TRANSACTIONS.has(sql)
    return isPrepared ? runPrepared(sql, parameters) : runOther(sql)
  }
}
