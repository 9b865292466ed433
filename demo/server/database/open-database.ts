import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { lockFolder } from './folder-lock.ts'
import { freeBytes } from './free-bytes.ts'
import { PgliteWorker } from './pglite-worker.ts'
import { NO_TIMEOUTS, postgresPool, REQUEST_TIMEOUTS, type Timeouts } from './postgres-pool.ts'
import { withStorableTexts } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** The free space that PGlite needs to open, in bytes: one segment of its log. */
const OPENING_BYTES = 16 * 1024 * 1024

export type Database = Kysely<Tables>

/** The location of the data: a folder, a Postgres server, or memory. */
export type DataLocation = { readonly folder: string } | { readonly url: string } | { readonly memory: true }

export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/**
 * Opens the database and runs the pending migrations.
 *
 * @param timeouts of Postgres; PGlite has its own
 * @throws if the database cannot be reached
 */
export async function openDatabase(
  place: DataLocation,
  timeouts: Timeouts = REQUEST_TIMEOUTS,
): Promise<OpenDatabase> {
  let close = async (): Promise<void> => {}
  try {
    const { dialect, release } = 'url' in place ? onPostgres(place.url, timeouts) : onPglite(place)
    const db = new Kysely<Tables>({ dialect: withStorableTexts(dialect) })
    close = async () => {
      await db.destroy()
      release()
    }
    await ('url' in place ? migrateWithoutTimeouts(place.url) : migrate(db))
    return { db, close }
  } catch (cause) {
    await close()
    const isFull = 'folder' in place && (await freeBytes(place.folder)) < OPENING_BYTES
    const reason = isFull ? `the disk of ${resolve(place.folder)} is full` : wordsOf(cause)
    throw new Error(`The database cannot be opened: ${reason}`, { cause })
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw error
}

/** A migration may read a whole table, and waits for that of another process. */
async function migrateWithoutTimeouts(url: string): Promise<void> {
  const db = new Kysely<Tables>(onPostgres(url, NO_TIMEOUTS, 1))
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message || ('code' in cause ? `${cause.code}` : cause.name) : String(cause)

const migratorOf = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => readMigrations() } })

/** Resolves once the database answers a query. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

interface Opening {
  readonly dialect: Dialect
  readonly release: () => void
}

const onPostgres = (url: string, timeouts: Timeouts, max?: number): Opening => ({
  dialect: new PostgresDialect({ pool: () => postgresPool(url, timeouts, max) }),
  release: () => {},
})

function onPglite(place: Exclude<DataLocation, { url: string }>): Opening {
  if ('memory' in place) {
    return { dialect: new PGliteDialect({ pglite: new PgliteWorker(undefined) }), release: () => {} }
  }
  const folder = resolve(place.folder)
  const release = lockFolder(folder)
  const pglite = new PgliteWorker(join(folder, 'postgres'))
  return { dialect: new PGliteDialect({ pglite }), release }
}

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Reads the migrations in the order of their file names, such as `0003-store.sql`. A migration that has been
 * released never changes, nor does its name.
 */
export function readMigrations(): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter(name => /^\d{4}-[a-z-]+\.sql$/.test(name))
  return Object.fromEntries(
    files.map(name => [name.replace('.sql', ''), migrationOf(readFileSync(new URL(name, FOLDER), 'utf8'))]),
  )
}

/** A statement, which ends with its line; the body of a function, between `$$`, has statements of its own. */
const STATEMENT = /(?:\$\$.*?\$\$|(?!;\s*$).)+/gms

/** PGlite runs one statement at a time. */
const migrationOf = (text: string): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of (text.match(STATEMENT) ?? []).filter(part => part.trim())) {
      await sql.raw(statement).execute(db)
    }
  },
})
