import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { UPLOAD_FILE_PATH, uploadAnswer, uploadQuery } from '../../../src/calls/form-upload.ts'
import { BYTES_PER_MEGABYTE } from '../../../src/data/bytes.ts'
import type { FormField } from '../../../src/forms/fields/field.schema.ts'
import { checkFile, extensionOf, type FileLimits, maxMegabytes } from '../../../src/forms/file-rules.ts'
import { FIELD_MESSAGES, FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form.messages.ts'
import { type FormDefinition, findForm } from '../database/forms.ts'
import { isWithinLimit } from '../database/stored-limits.ts'
import { saveUpload } from '../database/uploads.ts'
import { MEDIA_TYPES, mediaType, readBytes } from '../requests/body.ts'
import { NO_SPACE } from '../requests/body-space.ts'
import { safeFileName } from '../requests/file-names.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'

/** Accepts an upload for a field of a form that will be sent later. */
export const uploadCall: Call = defineCall({
  method: 'POST',
  path: UPLOAD_FILE_PATH,
  summary: 'Uploads a file, which is deleted after a day unless a submission refers to it',
  crumb: 'query',
  query: uploadQuery,
  body: { kind: 'file', schema: z.file() },
  answer: uploadAnswer,
  refusals: [404],
  handle: async ({ context, services, db, secret, address, query: { formId, fieldId, name } }) => {
    if (!MEDIA_TYPES.file.includes(mediaType(context))) {
      return refuse(context, 415, `Expected ${MEDIA_TYPES.file.join()}.`)
    }
    const form = await findForm(db, formId)
    if (!form) return refuse(context, 404, FORM_STATUS_MESSAGES[404] ?? '')
    if (!(await isWithinLimit(db, `upload:${address}`, services.settings.uploadLimit))) {
      return refuse(context, 429, FORM_STATUS_MESSAGES[429] ?? '')
    }
    const limits = fileLimits(form, fieldId)
    if (!limits) return refuse(context, 400, FORM_MESSAGES.processing)

    // The name is checked before the body is read.
    const fault = checkFile(limits, { name: safeFileName(name), size: 0 })
    if (fault) return refuse(context, 400, fault)
    const bytes = await readBytes(context, maxMegabytes(limits) * BYTES_PER_MEGABYTE, address)
    if (bytes === 'no-space') return refuse(context, 429, NO_SPACE)
    if (bytes === 'too-large') {
      const tooLarge = checkFile(limits, { name: safeFileName(name), size: Number.POSITIVE_INFINITY })
      return refuse(context, 413, tooLarge ?? '')
    }
    const wrong = fileFault(limits, name, bytes)
    if (wrong) return refuse(context, 400, wrong)
    const file = { formId, fieldId, name: safeFileName(name), bytes, sender: senderOf(secret, address) }
    const saved = await saveUpload(db, file, services.files)
    return saved ? context.json(saved) : refuse(context, 429, FIELD_MESSAGES.upload)
  },
})

/** The file limits of a form field; undefined if the form has no such file field. */
export function fileLimits({ fields }: FormDefinition, fieldId: string): FileLimits | undefined {
  // The fields of a plain HTML form are not known.
  if (fields.length === 0) return {}
  return fields.find((field: FormField) => field.id === fieldId && field.type === 'file')
}

/** The reason to reject a file: its name, size or signature; undefined if it is valid. */
export function fileFault(limits: FileLimits, given: string, bytes: Buffer): string | undefined {
  const name = safeFileName(given)
  const fault = checkFile(limits, { name, size: bytes.length })
  return fault ?? (matchesExtension(name, bytes) ? undefined : FIELD_MESSAGES.unsupported(name))
}

/** Tells the senders of files apart without storing their addresses. */
export const senderOf = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`sender:${address}`).digest('base64url')

const ZIP = /^504b(0304|0506|0708)/
const OLE = /^d0cf11e0a1b11ae1/
const MP4 = /^.{8}66747970/
const JPEG = /^ffd8ff/
const TIFF = /^(49492a00|4d4d002a)/

/** File signatures in hexadecimal by extension; text files have none. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  avif: MP4,
  bmp: /^424d/,
  doc: OLE,
  docx: ZIP,
  gif: /^47494638(37|39)61/,
  heic: MP4,
  jpeg: JPEG,
  jpg: JPEG,
  m4a: MP4,
  mov: /^.{8}(66747970|6d6f6f76|6d646174|77696465|66726565|736b6970)/,
  mp3: /^(494433|ff[ef])/,
  mp4: MP4,
  odp: ZIP,
  ods: ZIP,
  odt: ZIP,
  pdf: /^255044462d/,
  png: /^89504e470d0a1a0a/,
  ppt: OLE,
  pptx: ZIP,
  rtf: /^7b5c727466/,
  tif: TIFF,
  tiff: TIFF,
  wav: /^52494646.{8}57415645/,
  webm: /^1a45dfa3/,
  webp: /^52494646.{8}57454250/,
  xls: OLE,
  xlsx: ZIP,
  zip: ZIP,
}

const TEXTS = new Set(['csv', 'txt'])

/** Whether a file's content matches its extension. */
export function matchesExtension(name: string, bytes: Buffer): boolean {
  const extension = extensionOf(name)
  if (TEXTS.has(extension)) return !bytes.subarray(0, 4096).includes(0)
  return SIGNATURES[extension]?.test(bytes.subarray(0, 16).toString('hex')) ?? false
}
