import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, readMigrations } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'

/**
 * The tables that an export holds, each after those it refers to. Sessions, limits and the search are left out, and
 * reports from pages, whose counts by day are included.
 */
export const EXPORTED_TABLES = [
  'settings',
  'owners',
  'site_users',
  'forms',
  'submissions',
  'uploads',
  'newsletter_signups',
  'spent_proofs',
  'products',
  'variants',
  'carts',
  'cart_entries',
  'orders',
  'order_lines',
  'gift_cards',
  'gift_card_payments',
  'reviews',
  'consent_records',
  'measured_days',
  'measured_visits',
  'measured_errors',
] as const satisfies readonly (keyof Tables)[]

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>

/** The first line of an export. */
export interface ExportHead {
  readonly format: 'ashlar-1'
  /** The newest migration of the database. */
  readonly migration: string
}

/** The last line. */
export interface ExportEnd {
  readonly counts: RowCounts
  /** SHA-256 of all bytes before this line, in hexadecimal. */
  readonly sha256: string
}

/** Rows that are read at once. */
const BATCH = 200

/** The newest migration of this version. */
export const newestMigration = (): string => Object.keys(readMigrations()).sort().at(-1) ?? ''

/** Writes all lasting data to a new file, as of one moment. @returns the number of rows by table */
export async function exportData(db: Database, path: string): Promise<RowCounts> {
  // Readable by its owner only: it holds personal data and the server's secret.
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const write = async (text: string): Promise<void> => {
    hash.update(text)
    await file.writeFile(text)
  }
  try {
    const head: ExportHead = { format: 'ashlar-1', migration: newestMigration() }
    await write(`${JSON.stringify(head)}\n`)
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async transaction => {
        for (const table of EXPORTED_TABLES) {
          counts[table] = 0
          for await (const rows of batchesOf(transaction, table)) {
            counts[table] += rows.length
            await write(rows.map(row => `{"table":"${table}","row":${row}}\n`).join(''))
          }
        }
      })
    const end: ExportEnd = { counts, sha256: hash.digest('hex') }
    await file.writeFile(`${JSON.stringify(end)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return counts
}

/** The rows of a table as JSON by the database, which writes numbers, times and bytes without a loss. */
async function* batchesOf(transaction: Database, table: string): AsyncGenerator<string[]> {
  // Sorted, so that equal data is exported as equal files.
  await sql`declare exported no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} as t order by t::text collate "C"`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from exported`.execute(transaction)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close exported`.execute(transaction)
}
