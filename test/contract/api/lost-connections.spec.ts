import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase } from '../../../demo/server/database/open-database'
import { findPostgres, startPostgres } from '../../databases/postgres'

// Starts a Postgres.
vi.setConfig({ testTimeout: 120_000 })

const canRun = inject('isOurs') && findPostgres() !== undefined

const pidOf = async (db: Database): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0

it.skipIf(!canRun)('survives the loss of a connection inside a transaction', async () => {
  const postgres = startPostgres()
  const { db, close } = await openDatabase({ url: postgres.url })
  const lost = db.transaction().execute(async transaction => {
    const pid = await pidOf(transaction)
    await sql`select pg_terminate_backend(${pid})`.execute(db)
    // The connection ends between two queries: its error belongs to neither.
    await setTimeout(500)
    await pidOf(transaction)
  })
  await expect(lost).rejects.toThrow()
  expect(await pidOf(db)).toBeGreaterThan(0)
  await close()
  postgres.stop()
})
