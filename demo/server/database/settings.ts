import { randomBytes } from 'node:crypto'
import type { Database } from './open-database.ts'

/**
 * Reads the secret that signs crumbs and submission keys; created once per database, so that all servers on it
 * agree.
 */
export async function readSecret(db: Database): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  return value
}

/** Reads a setting saved by the owner; undefined if none is saved. */
export async function readSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined ? undefined : JSON.parse(row.value)
}

export async function saveSetting(db: Database, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: text }))
    .execute()
}
