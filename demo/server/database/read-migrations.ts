import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

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
