import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type FormField, fieldSchema } from '../../../src/forms/fields/field.schema.ts'
import type { Database } from './open-database.ts'
import type { FormRow } from './tables.ts'

/** A form that accepts submissions. */
export interface FormDefinition {
  readonly id: string
  readonly title: string
  readonly kind: 'form' | 'newsletter'
  /** Empty if the server does not know the fields: then any values are accepted. */
  readonly fields: readonly FormField[]
  readonly needsCaptcha: boolean
  /** The page shown after success without scripts; empty for a plain confirmation page. */
  readonly successRedirect: string
  /** Changes with the form's row; missing in a definition that does not come from the database. */
  readonly version?: string
}

/** Registers forms, or updates the definitions of known ones. */
export async function saveForms(db: Database, forms: readonly FormDefinition[]): Promise<void> {
  for (const { id, title, kind, fields, needsCaptcha, successRedirect } of forms) {
    const values = {
      title,
      kind,
      fields: JSON.stringify(fields),
      needs_captcha: needsCaptcha,
      success_redirect: successRedirect,
    }
    await db
      .insertInto('forms')
      .values({ id, ...values })
      .onConflict(conflict => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}

export async function findForm(db: Database, id: string): Promise<FormDefinition | undefined> {
  const row = await db
    .selectFrom('forms')
    .selectAll()
    // The transaction that last wrote the row.
    .select(sql<string>`xmin::text`.as('version'))
    .where('id', '=', id)
    .executeTakeFirst()
  const form = row && { ...definitionOf(row), version: row.version }
  if (form) formsOf(db).set(id, form)
  else formsOf(db).delete(id)
  return form
}

/** Returns a form as this process last read it. Whoever stores something by it checks its version. */
export const recallForm = async (db: Database, id: string): Promise<FormDefinition | undefined> =>
  formsOf(db).get(id) ?? findForm(db, id)

const read = new WeakMap<Database, Map<string, FormDefinition>>()

function formsOf(db: Database): Map<string, FormDefinition> {
  const forms = read.get(db) ?? new Map<string, FormDefinition>()
  read.set(db, forms)
  return forms
}

/** Lists all forms by title. */
export async function listForms(db: Database): Promise<FormDefinition[]> {
  const rows = await db.selectFrom('forms').selectAll().orderBy('title').orderBy('id').execute()
  return rows.map(definitionOf)
}

function definitionOf(row: Omit<FormRow, 'created_at'>): FormDefinition {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    fields: z.parse(z.array(fieldSchema), JSON.parse(row.fields)),
    needsCaptcha: row.needs_captcha,
    successRedirect: row.success_redirect,
  }
}
