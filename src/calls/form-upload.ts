import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { id, textTo } from './request-fields'

/** Uploads a file of a form: one call per file, the body is the file itself. */
export const UPLOAD_FILE_PATH = '/api/form/UploadFile'

/** The field and the name of an uploaded file. */
export const uploadQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({
    formId: id(),
    fieldId: id(),
    name: textTo(1000),
  }),
)

/** The file is stored for a day, or, once a submission refers to its `id` and `token`, as long as the submission. */
export const uploadAnswer = z.object({
  id: z.string(),
  token: z.string(),
  /** Its sanitized name. */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
})
