import type { Database } from './open-database.ts'

/** The newest errors of the page's scripts. */
export function listScriptErrors(db: Database, limit: number) {
  return db
    .selectFrom('measurements')
    .select(['name', 'data', 'at'])
    .where('kind', '=', 'error')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** The newest events. */
export function listEvents(db: Database, limit: number) {
  return db
    .selectFrom('measurements')
    .select(['kind', 'name', 'data', 'at'])
    .where('kind', 'not in', ['error', 'performance'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** Who has signed up for a newsletter, the newest first. */
export function listSignups(db: Database, limit: number) {
  return db
    .selectFrom('newsletter_signups')
    .innerJoin('forms', 'forms.id', 'newsletter_signups.form_id')
    .select(['newsletter_signups.email', 'newsletter_signups.received_at', 'forms.title'])
    .orderBy('newsletter_signups.id', 'desc')
    .limit(limit)
    .execute()
}
