import type { NewConsentRecord } from '../../../src/calls/consent.ts'
import type { Database } from './open-database.ts'

/** Keeps a visitor's choice. No record is ever changed: a change of mind is another one. */
export async function keepConsent(db: Database, record: NewConsentRecord): Promise<void> {
  const { id, version, functional, analytics, marketing, isOptedOut = false, page = '' } = record
  await db
    .insertInto('consent_records')
    .values({ visitor_id: id, version, functional, analytics, marketing, is_opted_out: isOptedOut, page })
    .execute()
}

/** The newest choices. */
export function listConsent(db: Database, limit: number) {
  return db.selectFrom('consent_records').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
