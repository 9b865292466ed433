import { createHash, randomBytes } from 'node:crypto'
import { isRecord } from '../../../../src/data/core/json.ts'
import { parseRecord } from '../../../../src/visitor/statistics/visitor-record.ts'
import type { Database } from '../open-database.ts'

const SALT = 'measure-salt-'

const salts = new WeakMap<Database, { readonly day: string; readonly salt: string }>()

/** The salt of a day, shared by all servers on the database. Salts of earlier days are deleted. */
export async function saltOf(db: Database, day: string): Promise<string> {
  const known = salts.get(db)
  if (known?.day === day) return known.salt
  const name = SALT + day
  await db
    .insertInto('settings')
    .values({ name, value: randomBytes(16).toString('base64url') })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('settings').where('name', 'like', `${SALT}%`).where('name', '<', name).execute()
  salts.set(db, { day, salt: value })
  return value
}

/**
 * Hashes a visit, so that visits can be told apart within a day and not linked beyond it. The input is the visitor
 * record, or the address and user agent if cookies are off; neither is stored.
 */
export function visitHash(
  salt: string,
  { record, address, agent }: { record: string | undefined; address: string; agent: string },
): string {
  const known = parseRecord(record)
  return hash(salt, known ? `${known.id}|${known.current}` : `${address}|${agent}`)
}

/** Replaces the visitor record in reported data with a hash. */
export function withoutVisitor(salt: string, data: unknown): unknown {
  if (!isRecord(data)) return data
  const { ss_cvr, visitorCookie, analyticsId, ...rest } = data
  const id = [ss_cvr, visitorCookie].find(value => typeof value === 'string' && value !== '')
  const visitor = parseRecord(typeof id === 'string' ? id : undefined)?.id ?? analyticsId
  return typeof visitor === 'string' ? { ...rest, visitor: hash(salt, visitor) } : rest
}

const hash = (salt: string, text: string): string =>
  createHash('sha256').update(`${salt}|${text}`).digest('base64url').slice(0, 22)
