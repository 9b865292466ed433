import type { NewConsentRecord } from '../../../src/calls/consent.ts'
import type { Database } from './open-database.ts'

/** Stores a visitor's choice. Records are append-only: a changed choice is a new record. */
export async function insertConsent(db: Database, record: NewConsentRecord): Promise<void> {
  const { id, version, functional, analytics, marketing, isOptedOut = false, page = '' } = record
  await db
    .insertInto('consent_records')
    .values({ visitor_id: id, version, functional, analytics, marketing, is_opted_out: isOptedOut, page })
    .execute()
}

/** Lists the newest consent records. */
export function listConsent(db: Database, limit: number) {
  return db.selectFrom('consent_records').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
