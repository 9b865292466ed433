import { PGlite } from '@electric-sql/pglite'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { createStatements } from '../../../demo/server/database/pglite-statements'
import { PgliteWorker } from '../../../demo/server/database/pglite-worker'

const TIMEOUT = 240_000

let pglite: PgliteWorker | undefined

afterEach(() => pglite?.close())

it(
  'replaces a stuck database, fails what was pending, and never holds up the process',
  async () => {
    pglite = new PgliteWorker(undefined, 3000)
    await pglite.query('select 1')
    let ticks = 0
    const clock = setInterval(() => {
      ticks += 1
    }, 10)
    const stuck = pglite.query('do $$ begin loop end loop; end $$')
    const behind = pglite.query('select 2')
    const outcomes = await Promise.allSettled([stuck, behind])
    clearInterval(clock)
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { code: '57P01' } },
      { status: 'rejected', reason: { code: '57P01' } },
    ])
    expect(ticks).toBeGreaterThan(50)
    expect(await pglite.query('select 3 as number')).toMatchObject({ rows: [{ number: 3 }] })
  },
  TIMEOUT,
)

it(
  'does not continue a transaction on the new database',
  async () => {
    const database = new PgliteWorker(undefined, 3000)
    pglite = database
    await database.query('select 1')
    const transaction = database.transaction(async ({ query }) => {
      await query('do $$ begin loop end loop; end $$').catch(() => {})
      await query('create table kept (id int)')
    })
    await expect(transaction).rejects.toMatchObject({ code: '57P01' })
    await expect(database.query('select * from kept')).rejects.toMatchObject({ code: '42P01' })
  },
  TIMEOUT,
)

it(
  'undoes a failed transaction, and passes on codes, bytes and dates',
  async () => {
    pglite = new PgliteWorker(undefined)
    await pglite.query('create table notes (id int primary key, bytes bytea, at timestamptz)')
    const row = [1, Buffer.from([0, 255]), new Date(0)]
    const insert = 'insert into notes values ($1, $2, $3)'
    const twice = pglite.transaction(async ({ query }) => {
      await query(insert, row)
      await query(insert, row)
    })
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
    expect(await pglite.query('select * from notes')).toMatchObject({ rows: [] })
    expect(await pglite.query(insert, row)).toMatchObject({ affectedRows: 1 })
    expect((await pglite.query('select * from notes')).rows).toEqual([
      { id: 1, bytes: new Uint8Array([0, 255]), at: new Date(0) },
    ])
  },
  TIMEOUT,
)

it(
  'runs statements as before when their tables have changed',
  async () => {
    pglite = new PgliteWorker(undefined)
    const select = 'select * from notes where id = $1'
    const insert = 'insert into notes values ($1)'
    await pglite.query('create table notes (id int primary key)')
    await pglite.query(insert, [1])
    expect((await pglite.query(select, [1])).rows).toEqual([{ id: 1 }])
    await pglite.query("alter table notes add column text text default 'new'")
    expect((await pglite.query(select, [1])).rows).toEqual([{ id: 1, text: 'new' }])
    await pglite.query('alter table notes alter column id type text')
    await pglite.query(insert, ['two'])
    expect((await pglite.query(select, ['two'])).rows).toEqual([{ id: 'two', text: 'new' }])
    // A change that is undone leaves nothing behind.
    const undone = pglite.transaction(async ({ query }) => {
      await query('alter table notes drop column text')
      expect((await query(select, ['1'])).rows).toEqual([{ id: '1' }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await pglite.query(select, ['1'])).rows).toEqual([{ id: '1', text: 'new' }])
  },
  TIMEOUT,
)

it(
  'keeps as many statements prepared as it should, those that were used last',
  async () => {
    const memory = new PGlite()
    onTestFinished(() => memory.close())
    const run = createStatements(memory, 2)
    const namesOf = async (): Promise<unknown> =>
      (await memory.query('select statement from pg_prepared_statements order by prepare_time')).rows
    for (const text of ['a', 'b', 'a', 'c']) {
      expect((await run(`select $1::text as ${text}`, ['x'])).rows).toEqual([{ [text]: 'x' }])
    }
    expect(await namesOf()).toEqual([
      { statement: 'select $1::text as a' },
      { statement: 'select $1::text as c' },
    ])
    await expect(run('select $1::int as c', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect(await namesOf()).toEqual([{ statement: 'select $1::text as c' }])
  },
  TIMEOUT,
)

it(
  'writes checkpoints, so that the log to replay after a crash does not grow with the data',
  async () => {
    pglite = new PgliteWorker(undefined)
    const size = 'pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes'
    const toReplay = async (database: PgliteWorker): Promise<number> => {
      const { rows } = await database.query<{ bytes: number }>(`select ${size} from pg_control_checkpoint()`)
      return rows[0]?.bytes ?? 0
    }
    await pglite.query('create table texts (text text)')
    const fill = 'insert into texts select repeat(md5(n::text), 60) from generate_series(1, 8000) n'
    let [before, after] = [0, 0]
    while (after >= before) {
      before = after
      await pglite.query(fill)
      after = await toReplay(pglite)
    }
    expect(before).toBeGreaterThan(16e6)
  },
  TIMEOUT,
)
