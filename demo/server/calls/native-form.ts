import type { Context } from 'hono'
import { HONEYPOT_FIELD } from '../../../src/calls/form.ts'
import { BYTES_PER_MEGABYTE } from '../../../src/data/bytes.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { enteredOfPost, formValues } from '../../../src/forms/fields/field-values.ts'
import { MAX_FILE_MEGABYTES } from '../../../src/forms/file-rules.ts'
import { FIELD_MESSAGES, FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form.messages.ts'
import { type FormDefinition, findForm } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import type { UploadProof } from '../database/uploads.ts'
import { plainPage } from '../pages/plain-pages.ts'
import { mediaType, readBytes } from '../requests/body.ts'
import { addressOf, isAllowedOrigin } from '../requests/client.ts'
import { ageOf, makeToken } from '../requests/signed-token.ts'
import { MAX_BYTES } from './answer-call.ts'
import type { Call } from './call.ts'
import { MAX_VALUES, submit } from './submit.ts'
import { fileLimits, saveFile } from './uploads.ts'

/** Names in a posted form that are not fields. */
const OWN_NAMES = new Set([
  'formId',
  'key',
  'crumb',
  'collectionId',
  'objectName',
  'pageTitle',
  'pagePath',
  HONEYPOT_FIELD,
])

/**
 * Handles a form that the browser posts without scripts: a hidden `formId`, an optional `key`, and each field
 * under its id. Answers with a page or redirects to the form's own.
 */
export const saveNativeForm: NonNullable<Call['native']> = async ({ context, services, db, secret }) => {
  if (!isAllowedOrigin(context, services.settings))
    return answer(context, 403, 'This form was submitted from another site.')
  const bytes = await readBytes(context, mostBytes(context))
  if (!bytes) return answer(context, 413, 'The submitted data is too large.')
  const post = await readPost(context, bytes)
  if (!post) return answer(context, 400, FORM_MESSAGES.unparseable)
  const textOf = (name: string): string => `${post.get(name) ?? ''}`
  const form = await findForm(db, textOf('formId'))
  if (!form) return answer(context, 404, FORM_STATUS_MESSAGES[404] ?? '')

  const files = await saveFiles(db, form, post)
  if (!files.ok) return answer(context, 400, FORM_MESSAGES.invalidFields, files.error)
  const entered = Object.fromEntries(form.fields.map(field => [field.id, enteredOfPost(field, post)]))
  const unknown = [...new Set(post.keys())].filter(name => form.fields.length === 0 && !OWN_NAMES.has(name))
  const values = {
    ...Object.fromEntries(unknown.map(name => [name, post.getAll(name).filter(isText)])),
    ...formValues(form.fields, entered),
    ...files.value,
  }
  const key = textOf('key')
  const outcome = await submit(
    { db, secret, services },
    {
      address: addressOf(context, services.settings),
      payload: {
        // Statically rendered pages cannot contain a key.
        key: key || makeToken(secret, 'submission-key'),
        formId: form.id,
        form: JSON.stringify(values),
        collectionId: textOf('collectionId'),
        objectName: textOf('objectName'),
        pagePath: textOf('pagePath'),
        pageTitle: textOf('pageTitle'),
        captchaKey: textOf('altcha'),
        [HONEYPOT_FIELD]: textOf(HONEYPOT_FIELD),
        elapsedMs: key ? (ageOf(secret, 'submission-key', key) ?? null) : null,
      },
    },
  )
  if (!outcome.ok) {
    const { status, message, errors = {} } = outcome.error
    const titles = new Map(form.fields.map(({ id, title }) => [id, title]))
    const faults = Object.entries(errors).map(([id, text]) => `${titles.get(id) || id}: ${text}`)
    return answer(context, status, message, faults)
  }
  return form.successRedirect ? context.redirect(form.successRedirect, 303) : answer(context, 200, '')
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Forms with file fields may be as large as a few files. */
const mostBytes = (context: Context): number =>
  mediaType(context) === 'multipart/form-data' ? 2 * MAX_FILE_MEGABYTES * BYTES_PER_MEGABYTE : MAX_BYTES

/** Entries of a posted form; a field may have several. */
const MAX_ENTRIES = 2 * MAX_VALUES

/** Parses a posted form; undefined for any other body. */
async function readPost(context: Context, bytes: Buffer): Promise<FormData | undefined> {
  const headers = { 'content-type': context.req.header('content-type') ?? '' }
  if (hasMoreEntries(bytes, headers['content-type'], MAX_ENTRIES)) return undefined
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData()
  } catch (cause) {
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}

/** Counts entries before parsing: a megabyte of tiny entries would block the process for minutes. */
function hasMoreEntries(bytes: Buffer, contentType: string, max: number): boolean {
  const separator = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '&'
  let at = -1
  for (let count = 0; count <= max; count++) {
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
    : plainPage({ title: 'Thank you', text: 'Your message has been received.', lines: [], note: '' })
  return context.html(page, status)
}

/** The files of a posted form as upload references, or one error per line. */
export type NativeFiles = Result<Readonly<Record<string, readonly UploadProof[]>>, readonly string[]>

/** Stores the files that a browser posts as part of a form. */
export async function saveFiles(db: Database, form: FormDefinition, post: FormData): Promise<NativeFiles> {
  const values: Record<string, UploadProof[]> = {}
  const faults: string[] = []
  for (const [fieldId, entry] of post) {
    const limits = fileLimits(form, fieldId)
    if (!limits) continue
    if (typeof entry === 'string') {
      // Without `enctype` the browser posts only the names of files.
      const isFileField = form.fields.length > 0
      if (isFileField && entry) faults.push(`${titleOf(form, fieldId)}: ${FIELD_MESSAGES.upload}`)
      continue
    }
    // Browsers post an empty entry for a field without a file.
    if (!entry.name && entry.size === 0) continue
    const bytes = Buffer.from(await entry.arrayBuffer())
    const saved = await saveFile({ db, form, fieldId, limits }, entry.name, bytes)
    if (saved.ok) values[fieldId] = [...(values[fieldId] ?? []), saved.value]
    else faults.push(`${titleOf(form, fieldId)}: ${saved.error.message}`)
  }
  return faults.length > 0 ? { ok: false, error: faults } : { ok: true, value: values }
}

const titleOf = (form: FormDefinition, fieldId: string): string =>
  form.fields.find(({ id }) => id === fieldId)?.title || fieldId
