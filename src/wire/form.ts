import * as z from 'zod/mini'
import { record } from '../kinds'
import { DECOY_FIELD } from './form-paths'

// Apart, because the form block needs them without the schemas.
export { DECOY_FIELD, SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH, UPLOAD_FILE_PATH } from './form-paths'

/** A key is good for one submission, within a day. */
export const submissionKeyAnswer = z.object({ key: z.string() })

const text = (longest: number) => z.optional(z.nullable(z.string().check(z.maxLength(longest))))

/** What a form sends: both shapes of the payload in one (A3 L38), and the fields of the visit’s census. */
export const submissionPayload = z.looseObject({
  /** What `SUBMISSION_KEY_PATH` answered; the same key with the same content counts once. */
  key: z.string().check(z.minLength(1), z.maxLength(200)),
  formId: z.string().check(z.minLength(1), z.maxLength(200)),
  collectionId: text(200),
  objectName: text(200),
  /** Sent from a form in a dialog. */
  isOverlayForm: z.optional(z.nullable(z.boolean())),
  /** The words on the button that sent it. */
  submitButtonText: text(500),
  /** JSON text of a map from field id to value. */
  form: z.string(),
  /** The proof of the captcha, where the form has one. */
  captchaKey: text(10_000),
  /** Title of the page that the form stands on. */
  pageTitle: text(2000),
  pageId: text(200),
  /** What the page shows: an item or a collection (B3 L149). */
  contentSource: z.optional(z.nullable(z.enum(['i', 'c']))),
  pagePath: text(2000),
  pagePermissionTypeValue: z.optional(z.nullable(z.number())),
  /** Milliseconds from the form's first showing to its sending; people need more than a second. */
  elapsedMs: z.optional(z.nullable(z.number())),
  /** What stands in the decoy field: nothing, unless a robot filled it in. */
  [DECOY_FIELD]: text(2000),
})

export type SubmissionPayload = z.input<typeof submissionPayload>

/** Whose file is uploaded, and how it is called. */
export const uploadQuery = z.object({
  formId: z.string().check(z.minLength(1), z.maxLength(200)),
  fieldId: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z.string().check(z.maxLength(1000)),
})

/** The file is kept for a day, or for as long as the submission that refers to it by `id` and `token`. */
export const uploadAnswer = z.object({
  id: z.string(),
  token: z.string(),
  /** Its name, made safe. */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
})

/** The submission is kept. */
export const submissionAnswer = z.object({ success: z.literal(true) })

/** Why a submission was refused: messages by field id with status 400, else one text (A8 L126–133). */
export const submissionFailure = z.object({
  errors: z.optional(record()),
  error: z.optional(z.string()),
})
