import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../../../demo/server/database/open-database'
import { NO_TIMEOUTS, REQUEST_TIMEOUTS } from '../../../demo/server/database/postgres-pool'
import { CART_ENTRIES_PATH, CART_PATH } from '../../../src/calls/commerce'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { startPostgres } from '../../databases/postgres'
import { OWNER, startBackend, stopBackend } from './backend'
import { received, visit } from './visitor'

// Starts a Postgres, and waits for timeouts.
vi.setConfig({ testTimeout: 240_000 })

const isOurs = inject('isOurs')

let postgres: ReturnType<typeof startPostgres>

beforeEach(() => {
  if (isOurs) postgres = startPostgres()
})

afterEach(() => {
  if (isOurs) postgres.stop()
})

/** Locks a table from a connection of its own, as an operator's forgotten transaction does. */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const { db, close } = await openDatabase({ url: postgres.url }, NO_TIMEOUTS)
  const transaction = await db.startTransaction().execute()
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
  return async () => {
    await transaction.rollback().execute()
    await close()
  }
}

it.skipIf(!isOurs)(
  'refuses what waits for a lock, serves what does not, and stores it later, once',
  async () => {
    const limits = { ASHLAR_FORM_LIMIT: '1000', ASHLAR_CALL_LIMIT: '1000' }
    const backend = await startBackend({ DATABASE_URL: postgres.url, ...limits })
    const unlock = await lockTable('submissions')
    // Three times as many as there are connections.
    const visitors = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const visitor = visit(backend.address)
        const mark = crypto.randomUUID()
        const json = { key: await visitor.key(), formId: 'api-anything', form: JSON.stringify({ mark }) }
        return { mark, submit: () => visitor.call('POST', SAVE_SUBMISSION_PATH, { json }) }
      }),
    )
    const started = performance.now()
    const answers = await Promise.all(visitors.map(({ submit }) => submit()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(performance.now() - started).toBeLessThan(REQUEST_TIMEOUTS.connect + REQUEST_TIMEOUTS.lock + 5000)
    expect((await visit(backend.address).fetch('GET', '/shop')).status).toBe(200)
    expect((await fetch(`${backend.address}/readyz`)).status).toBe(200)

    await unlock()
    const later = await Promise.all(visitors.map(({ submit }) => submit()))
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([200]))
    const owner = visit(backend.address)
    await owner.fetch('POST', '/config/login', { form: OWNER })
    const found = (await received(owner, {})).map(({ values }) => values['mark'])
    expect(found.sort()).toEqual(visitors.map(({ mark }) => mark).sort())
    await stopBackend(backend, 'SIGKILL')
  },
)

it.skipIf(!isOurs)('refuses the loser of a deadlock, which can repeat its call', async () => {
  const backend = await startBackend({ DATABASE_URL: postgres.url })
  const visitor = visit(backend.address)
  const add = () =>
    visitor.call('POST', CART_ENTRIES_PATH, { json: { itemId: 'bowls', sku: 'BOWL-S', quantity: 1 } })
  expect((await add()).status).toBe(200)

  const { db, close } = await openDatabase({ url: postgres.url }, NO_TIMEOUTS)
  const transaction = await db.startTransaction().execute()
  // Postgres ends the transaction that looks for deadlocks first: the backend's.
  await sql`set local deadlock_timeout = '1h'`.execute(transaction)
  await sql`lock table cart_entries in exclusive mode`.execute(transaction)
  const adding = add()
  const waiting = sql<{
    pid: number
  }>`select pid from pg_locks where relation = 'cart_entries'::regclass and not granted`
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), {
    interval: 5,
    timeout: 10_000,
  })
  await sql`lock table carts in exclusive mode`.execute(transaction)
  expect((await adding).status).toBe(503)
  expect(backend.said()).toContain('deadlock detected')
  await transaction.rollback().execute()
  await close()

  expect((await add()).status).toBe(200)
  expect(await (await visitor.call('GET', CART_PATH)).json()).toMatchObject({ totalQuantity: 2 })
  await stopBackend(backend, 'SIGKILL')
})

it.skipIf(!isOurs)('cancels a slow statement, and ends a transaction that does nothing', async () => {
  const timeouts = { ...REQUEST_TIMEOUTS, statement: 3000, idleTransaction: 200 }
  const { db, close } = await openDatabase({ url: postgres.url }, timeouts)
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  let others: unknown
  const idle = db.transaction().execute(async transaction => {
    await sql`lock table submissions in access exclusive mode`.execute(transaction)
    others = await db
      .selectFrom('submissions')
      .select('id')
      .execute()
      .catch(cause => cause)
    await sql`select 1`.execute(transaction)
  })
  await expect(idle).rejects.toThrow()
  expect(others).toEqual([])
  await close()
})

it.skipIf(!isOurs)('gives up connections on which Postgres no longer answers', async () => {
  const sockets: Socket[] = []
  const path = `${new URL(postgres.url).searchParams.get('host')}/.s.PGSQL.5432`
  const proxy = createServer(client => {
    const server = connect(path)
    sockets.push(client, server)
    for (const socket of [client, server]) socket.on('error', () => {})
    client.pipe(server).pipe(client)
  })
  const port = await new Promise<number>(done => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address()
      done(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  const url = `postgres://ashlar@127.0.0.1:${port}/postgres`
  const { db, close } = await openDatabase({ url }, { ...REQUEST_TIMEOUTS, answer: 500, connect: 500 })
  // More than there are connections.
  const ask = () => Promise.allSettled(Array.from({ length: 15 }, () => sql`select 1`.execute(db)))
  const outcomes = async () => new Set((await ask()).map(({ status }) => status))
  expect(await outcomes()).toEqual(new Set(['fulfilled']))
  for (const socket of sockets) socket.unpipe()
  expect(await outcomes()).toEqual(new Set(['rejected']))
  // New connections lead to a Postgres that answers again.
  expect(await outcomes()).toEqual(new Set(['fulfilled']))
  await close()
  for (const socket of sockets) socket.destroy()
  proxy.close()
})

it.skipIf(!isOurs)('lets a migration wait for that of another process', async () => {
  const first = await openDatabase({ url: postgres.url })
  await first.close()
  const unlock = await lockTable('kysely_migration')
  const opening = openDatabase({ url: postgres.url }, { ...REQUEST_TIMEOUTS, lock: 100, statement: 100 })
  await Promise.race([opening, wait(1000)])
  await unlock()
  await (await opening).close()
})
