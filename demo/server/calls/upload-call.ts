import * as z from 'zod/mini'
import { UPLOAD_FILE_PATH, uploadAnswer, uploadQuery } from '../../../src/calls/form.ts'
import { BYTES_PER_MEGABYTE } from '../../../src/data/bytes.ts'
import { checkFile, mostMegabytes } from '../../../src/forms/file-rules.ts'
import { FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form-messages.ts'
import { findForm } from '../database/forms.ts'
import { isWithinLimit } from '../database/rate-limits.ts'
import { safeFileName } from '../requests/file-names.ts'
import { MEDIA_TYPES, mediaType, readBytes } from '../requests/read-body.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { fileLimits, takeFile } from './uploads.ts'

/** Takes one file for a field of a form that is about to be sent. */
export const uploadCall: Call = defineCall({
  method: 'POST',
  path: UPLOAD_FILE_PATH,
  summary: 'Keeps a file for a day, until the submission comes that refers to it',
  crumb: 'query',
  query: uploadQuery,
  body: { kind: 'file', schema: z.file() },
  answer: uploadAnswer,
  refusals: [404],
  handle: async ({ context, services, db, address, query: { formId, fieldId, name } }) => {
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

    // What is wrong with the name alone is said before a byte is read.
    const fault = checkFile(limits, { name: safeFileName(name), size: 0 })
    if (fault) return refuse(context, 400, fault)
    const bytes = await readBytes(context, mostMegabytes(limits) * BYTES_PER_MEGABYTE)
    if (!bytes) {
      const tooLarge = checkFile(limits, { name: safeFileName(name), size: Number.POSITIVE_INFINITY })
      return refuse(context, 413, tooLarge ?? '')
    }
    const taken = await takeFile({ db, form, fieldId, limits }, name, bytes)
    return taken.kind === 'kept' ? context.json(taken.upload) : refuse(context, taken.status, taken.error)
  },
})
