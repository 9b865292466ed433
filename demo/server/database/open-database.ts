import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { PgliteWorker } from './pglite-worker.ts'
import { storableTexts } from './storable-text.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Where the data lives: a folder, a Postgres server, or memory. */
export type DataLocation = { readonly folder: string } | { readonly url: string } | { readonly memory: true }

export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** Opens the database and runs the pending migrations. @throws if the database cannot be reached */
export async function openDatabase(place: DataLocation): Promise<OpenDatabase> {
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

/** Resolves once the database answers a query. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

async function dialectOf(place: DataLocation) {
  if ('url' in place) {
    const { default: pg } = await import('pg')
    const pool = new pg.Pool({ connectionString: place.url, max: 10, connectionTimeoutMillis: 15_000 })
    // An error on an idle connection must not end the process; the next query opens another connection.
    pool.on('error', () => {})
    return { dialect: new PostgresDialect({ pool }), release: () => {} }
  }
  if ('memory' in place) {
    return { dialect: new PGliteDialect({ pglite: new PgliteWorker(undefined) }), release: () => {} }
  }
  const folder = resolve(place.folder)
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  const pglite = new PgliteWorker(join(folder, 'postgres'))
  return { dialect: new PGliteDialect({ pglite }), release }
}

/**
 * Locks a data folder: two servers at once would corrupt it.
 *
 * @returns a function that releases the lock
 * @throws if a running process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.pid')
  const holder = readHolder(file)
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `Process ${holder} is using the data in ${folder}. Stop it, or name another folder in ASHLAR_DATA.`,
    )
  }
  writeFileSync(file, String(process.pid))
  return () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true })
  }
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return
    throw cause
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: the process exists and belongs to another user.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
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

/** PGlite runs one statement at a time; each one ends with its line. */
const migrationOf = (text: string): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of text.split(/;\s*$/m).filter(part => part.trim())) {
      await sql.raw(statement).execute(db)
    }
  },
})
