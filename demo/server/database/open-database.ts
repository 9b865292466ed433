import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
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

/**
 * Keeps a second server out of a folder of data: two at once would spoil it.
 *
 * @returns how to give the folder free.
 * @throws when a living process holds it.
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
    // Another user's process may not be asked, but lives.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Every change of the tables, in the order of the names of their files: `0003-what-it-brings.sql`. A file that a
 * server has run never changes, nor does its name.
 */
export function readMigrations(): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter(name => /^\d{4}-[a-z-]+\.sql$/.test(name))
  return Object.fromEntries(
    files.map(name => [name.replace('.sql', ''), migrationOf(readFileSync(new URL(name, FOLDER), 'utf8'))]),
  )
}

/** The database takes one statement at a time; each ends with its line. */
const migrationOf = (text: string): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of text.split(/;\s*$/m).filter(part => part.trim())) {
      await sql.raw(statement).execute(db)
    }
  },
})
