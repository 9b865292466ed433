import { sql } from 'kysely'
import { expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase } from '../../../demo/server/database/open-database'
import { startServer } from '../../../demo/server/serving/start-server'
import { CART_ENTRIES_PATH } from '../../../src/calls/commerce'
import { startPostgres } from '../../databases/postgres'
import { order } from './buyer'
import { visit } from './visitor'

// Starts a Postgres.
vi.setConfig({ testTimeout: 240_000 })

const isOurs = inject('isOurs')

const pidOf = async (db: Database): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0

const isConnected = async (db: Database, pid: number): Promise<boolean> =>
  (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length > 0

it.skipIf(!isOurs)('survives the loss of a connection inside a transaction', async () => {
  const postgres = startPostgres()
  const { db, close } = await openDatabase({ url: postgres.url })
  const lost = db.transaction().execute(async transaction => {
    const pid = await pidOf(transaction)
    await sql`select pg_terminate_backend(${pid})`.execute(db)
    // The connection ends between two queries: its error belongs to neither.
    await expect.poll(() => isConnected(db, pid)).toBe(false)
    await pidOf(transaction)
  })
  await expect(lost).rejects.toThrow()
  expect(await pidOf(db)).toBeGreaterThan(0)
  await close()
  postgres.stop()
})

it.skipIf(!isOurs)('answers what waits, and what comes later, with 503 while Postgres is away', async () => {
  const postgres = startPostgres()
  const server = await startServer({ port: 0, services: { data: { url: postgres.url } } })
  const { db, close } = await openDatabase({ url: postgres.url })
  const buyer = visit(server.address)
  const json = { itemId: 'tile', quantity: 1 }
  expect((await buyer.call('POST', CART_ENTRIES_PATH, { json })).status).toBe(200)
  // The order waits for its cart when Postgres ends.
  const holder = await db.startTransaction().execute()
  await sql`select from carts for update`.execute(holder)
  const waiting = order(buyer, { grandTotalCents: 1 })
  const blocked = sql`select from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await blocked.execute(holder)).rows.length).toBe(1)
  postgres.stop()
  expect((await waiting).status).toBe(503)
  expect((await order(buyer, { grandTotalCents: 1 })).status).toBe(503)
  const headers = { accept: 'text/html,*/*;q=0.8' }
  const native = await buyer.fetch('POST', '/api/form/SaveFormSubmission', {
    form: { formId: 'contact' },
    headers,
  })
  expect([native.status, await native.text()]).toEqual([
    503,
    expect.stringMatching(/^<!doctype html>.*Back button/s),
  ])
  const form = { itemId: 'tile' }
  for (const [method, path, options] of [
    ['POST', '/cart/add', { form }],
    ['POST', '/checkout', { form }],
    ['GET', '/shop', {}],
    ['POST', '/config/login', { form: { email: 'a@b.co', password: 'x' } }],
  ] as const) {
    const answer = await buyer.fetch(method, path, options)
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      503,
      expect.stringContaining('temporarily unavailable'),
    ])
  }
  await expect(holder.rollback().execute()).rejects.toThrow()
  await close()
  await server.stop()
})
