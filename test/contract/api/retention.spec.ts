import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDay } from '../../../demo/server/database/measurements/insert'
import { saveMeasurements } from '../../../demo/server/database/measurements/queue'
import { openEmptyDatabase } from '../../databases/prepared'

const DAY_MS = 24 * 3600_000

it('stores measurements in daily partitions, aggregates them, and drops old days', async () => {
  const { db, close } = await openEmptyDatabase()
  const countOf = async (table: string): Promise<number> => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    return rows[0]?.count ?? 0
  }
  const partsOf = async (): Promise<number> => {
    const { rows } = await sql`select 1 from pg_inherits where inhparent = 'measurements'::regclass`.execute(
      db,
    )
    return rows.length
  }
  const hits = (name: string) => [{ kind: 'hit' as const, name, page: '/', data: { data: {} }, visit: 'v' }]
  const names = ['1', '1', 'a \u0000 \ud800 no database takes']
  await Promise.all(names.map(name => saveMeasurements(db, hits(name), 390)))
  // The visit is known from the first batch.
  await saveMeasurements(db, hits('1'), 390)
  expect([await countOf('measurements'), await countOf('measured_visits'), await partsOf()]).toEqual([
    4, 1, 2,
  ])
  const { rows } = await sql`select measure, label, count::int from measured_days order by measure`.execute(
    db,
  )
  expect(rows).toEqual([
    { measure: 'source', label: '', count: 1 },
    { measure: 'view', label: '', count: 3 },
    { measure: 'visit', label: '', count: 1 },
  ])

  const dayAfter = (days: number): Date => new Date(Date.now() + days * DAY_MS)
  // Two servers may do so at the same midnight.
  await openDay(db, dayAfter(2), 390)
  await openDay(db, dayAfter(2), 390)
  expect([await countOf('measurements'), await partsOf()]).toEqual([4, 3])
  await openDay(db, dayAfter(9), 5)
  expect([await countOf('measurements'), await countOf('measured_days'), await partsOf()]).toEqual([0, 0, 2])
  await close()
})

it('stores measurements although others that arrive with them cannot be stored', async () => {
  const { db, close } = await openEmptyDatabase()
  const submit = (formId: string) => [
    { kind: 'event' as const, name: 'form-submit', page: '/', data: { formId } },
  ]
  // Longer than an index of Postgres takes.
  const endless = Array.from({ length: 20_000 }, () => crypto.randomUUID()).join('')
  const outcomes = await Promise.allSettled(
    ['contact', endless, 'contact'].map(formId => saveMeasurements(db, submit(formId), 390)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await sql`select measure, page, label, count::int from measured_days`.execute(db)
  expect(rows).toEqual([{ measure: 'form', page: 'contact', label: 'begun', count: 2 }])
  await close()
})
