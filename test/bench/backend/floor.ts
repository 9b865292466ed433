import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'

/*
 * The least that a server in Hono and Kysely does to store the rows that ours stores: no checks, no limits, no
 * sessions. `node floor.ts postgres://…` or `node floor.ts FOLDER`; prints its port.
 */

interface Row {
  readonly id: string
  readonly form_id: string
  readonly key_hash: string
  readonly content_hash: string
  readonly fields: string
  readonly details: string
  readonly search_text: string
  readonly is_spam: boolean
}

interface EventRow {
  readonly kind: string
  readonly name: string
  readonly page: string
  readonly data: string
}

const place = process.argv[2] ?? ''
const db = new Kysely<{ submissions: Row; measurements: EventRow }>({ dialect: await dialectOf(place) })
for (const statement of [
  `create table if not exists submissions (
    id uuid primary key, form_id text not null, key_hash text not null unique, content_hash text not null,
    fields text not null, details text not null, search_text text not null,
    is_spam boolean not null default false, received_at timestamptz not null default now())`,
  'create index if not exists submissions_by_time on submissions (received_at desc)',
  `create table if not exists measurements (
    at timestamptz not null default now(), kind text not null, name text not null, page text not null,
    data text not null)`,
  'create index if not exists measurements_by_time on measurements (at desc)',
  'create index if not exists measurements_by_kind on measurements (kind, at desc)',
]) {
  await sql.raw(statement).execute(db)
}

const app = new Hono()
app.post('/submissions', async context => {
  await db
    .insertInto('submissions')
    .values(await context.req.json())
    .execute()
  return context.json({ success: true })
})
app.post('/events', async context => {
  await db
    .insertInto('measurements')
    .values(await context.req.json())
    .execute()
  return context.body(null, 204)
})

const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, () => {
  const address = server.address()
  console.log(`port ${typeof address === 'object' && address ? address.port : ''}`)
})

async function dialectOf(where: string) {
  if (where.startsWith('postgres:')) {
    const { default: pg } = await import('pg')
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: where, max: 10 }) })
  }
  const { PGlite } = await import('@electric-sql/pglite')
  return new PGliteDialect({ pglite: new PGlite(where) })
}
