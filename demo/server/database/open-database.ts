import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { lockFolder } from './folder-lock.ts'
import { readMigrations } from './read-migrations.ts'
import { storableTexts } from './storable-text.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Where the data lives: a folder, a Postgres, or the memory of this process. */
export type DataPlace = { readonly folder: string } | { readonly url: string } | { readonly memory: true }

export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** Opens the database and brings its tables up to date. @throws when it cannot be reached. */
export async function openDatabase(place: DataPlace): Promise<OpenDatabase> {
  const { dialect, release } = await dialectOf(place)
  const db = new Kysely<Tables>({ dialect, plugins: [storableTexts()] })
  const close = async (): Promise<void> => {
    await db.destroy()
    release()
  }
  try {
    const { error } = await migratorOf(db).migrateToLatest()
    if (error) throw error
    return { db, close }
  } catch (cause) {
    await close()
    throw new Error(`The database cannot be opened: ${wordsOf(cause)}`, { cause })
  }
}

const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message || ('code' in cause ? `${cause.code}` : cause.name) : String(cause)

const migratorOf = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => readMigrations() } })

/** Answers when the database does. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

async function dialectOf(place: DataPlace) {
  if ('url' in place) {
    const { default: pg } = await import('pg')
    const pool = new pg.Pool({ connectionString: place.url, max: 10, connectionTimeoutMillis: 15_000 })
    // A connection that breaks while it is idle must not end the process; the next query opens another.
    pool.on('error', () => {})
    return { dialect: new PostgresDialect({ pool }), release: () => {} }
  }
  // Loaded only here: its Postgres takes 400 MB.
  const { PGlite } = await import('@electric-sql/pglite')
  if ('memory' in place) {
    return { dialect: new PGliteDialect({ pglite: new PGlite() }), release: () => {} }
  }
  const folder = resolve(place.folder)
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  const pglite = new PGlite(join(folder, 'postgres'))
  return { dialect: new PGliteDialect({ pglite }), release }
}
