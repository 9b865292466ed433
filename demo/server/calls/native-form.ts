import type { Context } from 'hono'
import { DECOY_FIELD } from '../../../src/calls/form.ts'
import { BYTES_PER_MEGABYTE } from '../../../src/data/bytes.ts'
import { enteredOfPost, formValues } from '../../../src/forms/fields/field-values.ts'
import { MOST_FILE_MEGABYTES } from '../../../src/forms/file-rules.ts'
import { FIELD_MESSAGES, FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form-messages.ts'
import { type FormDefinition, findForm } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import type { UploadProof } from '../database/uploads.ts'
import { plainPage } from '../pages/plain-pages.ts'
import { mediaType, readBytes } from '../requests/body.ts'
import { addressOf, isKnownOrigin } from '../requests/client.ts'
import { ageOf, makeToken } from '../requests/signed-token.ts'
import { MOST_BYTES } from './answer-call.ts'
import type { Call } from './call.ts'
import { MOST_VALUES, submit } from './submit.ts'
import { fileLimits, takeFile } from './uploads.ts'

/** Names of a posted form that are no fields. */
const OWN_NAMES = new Set([
  'formId',
  'key',
  'crumb',
  'collectionId',
  'objectName',
  'pageTitle',
  'pagePath',
  DECOY_FIELD,
])

/**
 * Takes a form that the browser posts without scripts: hidden `formId`, `key` where the server wrote one,
 * each field under its id. Answers with a page, or leads to the form's own.
 */
export const saveNativeForm: NonNullable<Call['native']> = async ({ context, services, db, secret }) => {
  if (!isKnownOrigin(context, services.settings))
    return answer(context, 403, 'This form belongs to another site.')
  const bytes = await readBytes(context, mostBytes(context))
  if (!bytes) return answer(context, 413, 'What you have sent is too large.')
  const post = await readPost(context, bytes)
  if (!post) return answer(context, 400, FORM_MESSAGES.unparseable)
  const textOf = (name: string): string => `${post.get(name) ?? ''}`
  const form = await findForm(db, textOf('formId'))
  if (!form) return answer(context, 404, FORM_STATUS_MESSAGES[404] ?? '')

  const files = await takeFiles(db, form, post)
  if ('faults' in files) return answer(context, 400, FORM_MESSAGES.invalidFields, files.faults)
  const entered = Object.fromEntries(form.fields.map(field => [field.id, enteredOfPost(field, post)]))
  const unknown = [...new Set(post.keys())].filter(name => form.fields.length === 0 && !OWN_NAMES.has(name))
  const values = {
    ...Object.fromEntries(unknown.map(name => [name, post.getAll(name).filter(isText)])),
    ...formValues(form.fields, entered),
    ...files.values,
  }
  const key = textOf('key')
  const outcome = await submit(
    { db, secret, services },
    {
      address: addressOf(context, services.settings),
      payload: {
        // A page that is the same for everyone cannot carry a key.
        key: key || makeToken(secret, 'submission-key'),
        formId: form.id,
        form: JSON.stringify(values),
        collectionId: textOf('collectionId'),
        objectName: textOf('objectName'),
        pagePath: textOf('pagePath'),
        pageTitle: textOf('pageTitle'),
        captchaKey: textOf('altcha'),
        [DECOY_FIELD]: textOf(DECOY_FIELD),
        elapsedMs: key ? (ageOf(secret, 'submission-key', key) ?? null) : null,
      },
    },
  )
  if (outcome.kind === 'refused') {
    const titles = new Map(form.fields.map(({ id, title }) => [id, title]))
    const faults = Object.entries(outcome.errors ?? {}).map(
      ([id, text]) => `${titles.get(id) || id}: ${text}`,
    )
    return answer(context, outcome.status, outcome.error, faults)
  }
  return form.successRedirect ? context.redirect(form.successRedirect, 303) : answer(context, 200, '')
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A form with files may be as large as one with a few of them. */
const mostBytes = (context: Context): number =>
  mediaType(context) === 'multipart/form-data' ? 2 * MOST_FILE_MEGABYTES * BYTES_PER_MEGABYTE : MOST_BYTES

/** Entries of a posted form at most, several of which may be one field's. */
const MOST_ENTRIES = 2 * MOST_VALUES

/** What was posted; undefined for a body that is no form. */
async function readPost(context: Context, bytes: Buffer): Promise<FormData | undefined> {
  const headers = { 'content-type': context.req.header('content-type') ?? '' }
  if (hasMoreEntries(bytes, headers['content-type'], MOST_ENTRIES)) return undefined
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData()
  } catch (cause) {
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}

/** Told before they are read: a megabyte of short ones would hold up everybody for minutes. */
function hasMoreEntries(bytes: Buffer, contentType: string, most: number): boolean {
  const separator = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '&'
  let at = -1
  for (let count = 0; count <= most; count++) {
    at = bytes.indexOf(separator, at + 1)
    if (at === -1) return false
  }
  return true
}

function answer(
  context: Context,
  status: 200 | 400 | 403 | 404 | 409 | 413 | 429,
  problem: string,
  faults: readonly string[] = [],
): Response | Promise<Response> {
  const page = problem
    ? plainPage({
        title: 'Not sent',
        text: problem,
        lines: faults,
        note: 'Your browser’s Back button brings back what you have written.',
      })
    : plainPage({ title: 'Thank you', text: 'Your message has arrived.', lines: [], note: '' })
  return context.html(page, status)
}

/** The files of a posted form as values that refer to them, or what is wrong with them, a line for each. */
export type NativeFiles =
  | { readonly values: Readonly<Record<string, readonly UploadProof[]>> }
  | { readonly faults: readonly string[] }

/** Keeps the files that a browser posts without scripts, in the form itself. */
export async function takeFiles(db: Database, form: FormDefinition, post: FormData): Promise<NativeFiles> {
  const values: Record<string, UploadProof[]> = {}
  const faults: string[] = []
  for (const [fieldId, entry] of post) {
    const limits = fileLimits(form, fieldId)
    if (!limits) continue
    if (typeof entry === 'string') {
      // A form that does not name its encoding posts the names of its files only.
      const isFileField = form.fields.length > 0
      if (isFileField && entry) faults.push(`${titleOf(form, fieldId)}: ${FIELD_MESSAGES.upload}`)
      continue
    }
    // What a browser posts where no file was chosen.
    if (!entry.name && entry.size === 0) continue
    const bytes = Buffer.from(await entry.arrayBuffer())
    const taken = await takeFile({ db, form, fieldId, limits }, entry.name, bytes)
    if (taken.kind === 'kept') values[fieldId] = [...(values[fieldId] ?? []), taken.upload]
    else faults.push(`${titleOf(form, fieldId)}: ${taken.error}`)
  }
  return faults.length > 0 ? { faults } : { values }
}

const titleOf = (form: FormDefinition, fieldId: string): string =>
  form.fields.find(({ id }) => id === fieldId)?.title || fieldId
