import type { Context } from 'hono'
import { HONEYPOT_FIELD } from '../../../src/calls/form.ts'
import { BYTES_PER_MEGABYTE } from '../../../src/data/bytes.ts'
import { checkFields } from '../../../src/forms/field-check.ts'
import { enteredOfPost, formValues } from '../../../src/forms/fields/field-values.ts'
import { MAX_FILE_MEGABYTES } from '../../../src/forms/file-rules.ts'
import { FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form.messages.ts'
import { type FormDefinition, findForm } from '../database/forms.ts'
import { isWithinLimit } from '../database/stored-limits.ts'
import { deleteWaiting } from '../database/uploads.ts'
import { BACK, plainPage } from '../pages/plain-pages.ts'
import { mediaType } from '../requests/body.ts'
import { addressOf, isAllowedOrigin } from '../requests/client.ts'
import { type PostLimits, readPostedForm } from '../requests/form-body.ts'
import { ageOf, makeToken } from '../requests/signed-token.ts'
import type { Call } from './call.ts'
import { MAX_FORM_BYTES, MAX_VALUES, submit } from './form-submission.ts'
import { findFiles, idsOf, MAX_FILES, namesOf, storeFiles, titleOf } from './native-files.ts'
import { senderOf } from './uploads.ts'

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

/** Names that are left out when JSON is parsed: values under them would be lost unnoticed. */
const RESERVED_NAME = /^(__proto__|constructor|prototype)$/

/**
 * Handles a form that the browser posts without scripts: a hidden `formId`, an optional `key`, and each field
 * under its id. Answers with a page or redirects to the form's own.
 */
export const saveNativeForm: NonNullable<Call['native']> = async ({ context, services, db, secret }) => {
  if (!isAllowedOrigin(context, services.settings))
    return answer(context, 403, 'This form was submitted from another site.')
  const address = addressOf(context, services.settings)
  const read = await readPostedForm(context, limitsOf(context, address))
  if (!read.ok) return answer(context, read.error.status, read.error.message)
  const post = read.value
  const texts = Map.groupBy(post.fields, ([name]) => name)
  const getAll = (name: string): string[] => (texts.get(name) ?? []).map(([, value]) => value)
  const textOf = (name: string): string => getAll(name)[0] ?? ''
  const form = await findForm(db, textOf('formId'))
  if (!form) return answer(context, 404, FORM_STATUS_MESSAGES[404] ?? '')

  const entered = Object.fromEntries(form.fields.map(field => [field.id, enteredOfPost(field, { getAll })]))
  const unknown = [...texts.keys()].filter(name => form.fields.length === 0 && !OWN_NAMES.has(name))
  const given = {
    ...Object.fromEntries(unknown.map(name => [name, getAll(name)])),
    ...formValues(form.fields, entered),
  }
  const files = findFiles(form, post)
  // Everything is checked before the first file is stored.
  const names = [...texts.keys(), ...post.files.map(({ field }) => field)]
  const reserved = [...new Set(names)].filter(name => RESERVED_NAME.test(name))
  const faults = [
    ...reserved.map(name => `${name}: a field cannot have this name.`),
    ...files.faults,
    ...namedErrors(form, checkFields(form.fields, { ...given, ...namesOf(files.found) })),
  ]
  if (faults.length > 0) return answer(context, 400, FORM_MESSAGES.invalidFields, faults)
  const stored = await storeFiles(db, {
    form,
    files: files.found,
    sender: senderOf(secret, address),
    store: services.files,
    isAllowed: uses => isWithinLimit(db, `upload:${address}`, services.settings.uploadLimit, uses),
  })
  if (!stored) return answer(context, 429, FORM_STATUS_MESSAGES[429] ?? '')
  const values = { ...given, ...stored }
  const key = textOf('key')
  const outcome = await submit(
    { db, secret, services },
    {
      address,
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
    await deleteWaiting(db, idsOf(stored), services.files)
    return answer(context, status, message, namedErrors(form, errors))
  }
  return form.successRedirect ? context.redirect(form.successRedirect, 303) : answer(context, 200, '')
}

/** Limits of a posted form. Forms with file fields may be as large as a few files. */
const limitsOf = (context: Context, client: string): PostLimits => ({
  client,
  bytes:
    mediaType(context) === 'multipart/form-data'
      ? 2 * MAX_FILE_MEGABYTES * BYTES_PER_MEGABYTE
      : MAX_FORM_BYTES,
  text: MAX_FORM_BYTES,
  // A field may have several entries.
  fields: 2 * MAX_VALUES,
  files: MAX_FILES,
})

/** Error messages by field id as one line each. */
const namedErrors = (form: FormDefinition, errors: Readonly<Record<string, string>>): string[] =>
  Object.entries(errors).map(([id, text]) => `${titleOf(form, id)}: ${text}`)

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
        note: BACK,
      })
    : plainPage({ title: 'Thank you', text: 'Your message has been received.', lines: [], note: '' })
  return context.html(page, status)
}
