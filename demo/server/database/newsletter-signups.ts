import { isEmail } from '../../../src/forms/value-rules.ts'
import type { FormDefinition } from './forms.ts'
import type { Database } from './open-database.ts'
import { storableText } from './storable-text.ts'

/** Adds a newsletter address once per form. */
export async function signUp(
  db: Database,
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const field = form.fields.find(({ type }) => type === 'email')
  // The fields of a plain HTML form are not known.
  const email = field ? values[field.id] : Object.values(values).flat().find(isAddress)
  if (typeof email !== 'string' || !email.trim()) return
  await db
    .insertInto('newsletter_signups')
    // Compared as stored, so that unstorable characters cannot create a duplicate.
    .values({ form_id: form.id, email: storableText(email.trim().toLowerCase()) })
    .onConflict(conflict => conflict.columns(['form_id', 'email']).doNothing())
    .execute()
}

const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value.trim())

/** Lists newsletter sign-ups, the newest first. */
export function listSignups(db: Database, limit: number) {
  return db
    .selectFrom('newsletter_signups')
    .innerJoin('forms', 'forms.id', 'newsletter_signups.form_id')
    .select(['newsletter_signups.email', 'newsletter_signups.received_at', 'forms.title'])
    .orderBy('newsletter_signups.id', 'desc')
    .limit(limit)
    .execute()
}
