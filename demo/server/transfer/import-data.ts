import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { order, orderLine } from '../../../src/calls/orders.ts'
import { planSchema } from '../../../src/calls/subscription/subscription.schema.ts'
import { parseJson } from '../../../src/data/core/json.ts'
import { fieldSchema } from '../../../src/forms/fields/field.schema.ts'
import type { Database } from '../database/open-database.ts'
import {
  EXPORTED_TABLES,
  type ExportEnd,
  type ExportHead,
  newestMigration,
  type RowCounts,
} from './export-data.ts'

/** Characters of rows that are inserted at once. */
const BATCH_LENGTH = 1_000_000

/** Columns that count up by themselves. */
const SERIALS = [
  ['owners', 'id'],
  ['site_users', 'id'],
  ['newsletter_signups', 'id'],
  ['orders', 'number'],
  ['consent_records', 'id'],
] as const

/**
 * Reads an export into a database without submissions, customers and orders, whose other data it replaces.
 *
 * @returns the number of rows by table
 * @throws if the file is damaged or of another version, or the database is in use; nothing is changed then
 */
export async function importData(db: Database, path: string): Promise<RowCounts> {
  const { counts } = await checkFile(path)
  await db.transaction().execute(async transaction => {
    await refuseData(transaction)
    await sql`truncate ${sql.join(EXPORTED_TABLES.map(name => sql.table(name)))} cascade`.execute(transaction)
    let table = ''
    let rows: string[] = []
    let length = 0
    const flush = async (): Promise<void> => {
      if (rows.length > 0) await insertRows(transaction, table, rows)
      rows = []
      length = 0
    }
    for await (const line of linesOf(path)) {
      const [, name = '', row = ''] = ROW.exec(line) ?? []
      if (!name) continue
      if (name !== table || length + row.length > BATCH_LENGTH) await flush()
      table = name
      rows.push(row)
      length += row.length
    }
    await flush()
    for (const [name, column] of SERIALS) {
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.ref(column)}))
        from ${sql.table(name)}`.execute(transaction)
    }
    await checkCounts(transaction, counts)
  })
  return counts
}

const ROW = /^\{"table":"([a-z_]+)","row":(\{.*\})\}$/s

/** Lines end with `\n` only: node:readline also ends them at U+2028, which JSON may contain. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Checks version, checksum and tables before anything is changed. */
async function checkFile(path: string): Promise<ExportEnd> {
  const hash = createHash('sha256')
  let head: Partial<ExportHead> | undefined
  let last = ''
  let number = 0
  for await (const line of linesOf(path)) {
    number += 1
    head ??= parseJson(line) as Partial<ExportHead>
    if (number > 1) hash.update(`${last}\n`)
    // The last line is no row.
    if (number > 2) checkRow(last, `${path}, line ${number - 1}`)
    last = line
  }
  if (head?.format !== 'ashlar-1') throw new Error(`${path} is not an export.`)
  if (head.migration !== newestMigration()) {
    throw new Error(`${path} was exported at ${head.migration}; this version is at ${newestMigration()}.`)
  }
  const end = parseJson(last) as Partial<ExportEnd>
  const { counts, sha256 } = end
  if (!counts || sha256 !== hash.digest('hex')) throw new Error(`${path} is damaged or incomplete.`)
  return { counts, sha256 }
}

const record = z.record(z.string(), z.unknown())

const texts = z.array(z.string())

const productDetails = z.object({
  title: z.string(),
  kind: z.string(),
  excerpt: z.string(),
  text: texts,
  pictures: texts,
  plan: z.optional(planSchema),
  size: z.optional(z.tuple([z.number(), z.number(), z.number()])),
})

/** As `insertOrder` writes them: the parts of an order that are never queried. */
const orderDetails = z.pick(order, { address: true, shipping: true, taxes: true, coupons: true, note: true })
const lineDetails = z.omit(orderLine, { itemId: true, sku: true, quantity: true, unitPriceCents: true })

/** What columns with JSON hold: a row whose text is none would break every page that shows it. */
const JSON_COLUMNS: Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>> = {
  settings: { value: z.unknown() },
  forms: { fields: z.array(fieldSchema) },
  submissions: { fields: record, details: record },
  products: { details: productDetails },
  variants: { options: z.array(z.object({ optionName: z.string(), value: z.string() })) },
  carts: { coupons: texts, location: z.nullable(record) },
  orders: { details: orderDetails },
  order_lines: { details: lineDetails },
}

/** The settings that are no JSON: the keys of the server, and the salts of its visits. */
const KEYS = /^(secret|measure-salt-.*)$/

/** @throws if a line is no row of a known table, or its JSON is none */
function checkRow(line: string, place: string): void {
  const [, table, row = ''] = ROW.exec(line) ?? []
  if (table === undefined) throw new Error(`${place}: this is no row.`)
  if (!EXPORTED_TABLES.some(name => name === table)) throw new Error(`${place}: unknown table: ${table}.`)
  const columns = Object.entries(JSON_COLUMNS[table] ?? {})
  if (columns.length === 0) return
  const values = z.safeParse(record, jsonOf(row))
  if (!values.success) throw new Error(`${place}: the row of ${table} is not valid JSON.`)
  if (table === 'settings' && KEYS.test(`${values.data['name']}`)) return
  for (const [column, schema] of columns) {
    const text = values.data[column]
    const value = text === null ? null : typeof text === 'string' ? jsonOf(text) : undefined
    if (value === undefined || !z.safeParse(schema, value).success) {
      throw new Error(`${place}: ${table}.${column} does not hold the JSON that belongs there.`)
    }
  }
}

/** The value of a JSON text; undefined if it is not valid. */
function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}

async function refuseData(transaction: Database): Promise<void> {
  for (const table of ['submissions', 'site_users', 'orders'] as const) {
    const row = await transaction.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row) throw new Error(`The database has ${table} already. Import into an empty one.`)
  }
}

async function insertRows(transaction: Database, table: string, rows: readonly string[]): Promise<void> {
  const target = sql.table(table)
  await sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${`[${rows.join()}]`}::json)`.execute(
    transaction,
  )
}

async function checkCounts(transaction: Database, counts: RowCounts): Promise<void> {
  for (const table of EXPORTED_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::float8 as count from ${sql.table(table)}`.execute(transaction)
    if (rows[0]?.count !== counts[table]) throw new Error(`Not all rows of ${table} were imported.`)
  }
}
