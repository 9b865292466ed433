import * as z from 'zod/mini'
import { defineSchema } from '../data/define-schema'
import { record } from '../data/fields/kinds'
import { id, optionalTextTo as text, textFrom1To, textTo } from './request-fields'

/** Where a form asks for the key of its next submission: an empty body, with credentials [API-01]. */
export const SUBMISSION_KEY_PATH = '/api/form/FormSubmissionKey'

/** Where a form sends its submission, with credentials [API-02]. */
export const SAVE_SUBMISSION_PATH = '/api/form/SaveFormSubmission'

/** Where the files of a form go before it is sent: one call for each, its body the file itself. */
export const UPLOAD_FILE_PATH = '/api/form/UploadFile'

/** The honeypot: visitors do not see the field, and whoever fills it in is taken for a robot. */
export const HONEYPOT_FIELD = 'homepage_address'

/** A key is good for one submission, within a day. */
export const submissionKeyAnswer = z.object({ key: z.string() })

/** What a form sends: both shapes of the payload in one (A3 L38), and the fields of the visit’s census. */
export const submissionPayload = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    /** What `SUBMISSION_KEY_PATH` answered; the same key with the same content counts once. */
    key: textFrom1To(200, 'The key'),
    formId: id(),
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
    [HONEYPOT_FIELD]: text(2000),
  }),
)

export type SubmissionPayload = z.input<typeof submissionPayload>

/** Whose file is uploaded, and how it is called. */
export const uploadQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({
    formId: id(),
    fieldId: id(),
    name: textTo(1000),
  }),
)

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
export const submissionAnswer = /* @__PURE__ */ defineSchema(() => z.object({ success: z.literal(true) }))

/** Why a submission was refused: messages by field id with status 400, else one text (A8 L126–133). */
export const submissionFailure = /* @__PURE__ */ defineSchema(() =>
  z.object({
    errors: z.optional(record()),
    error: z.optional(z.string()),
  }),
)

export type SubmissionFailure = z.output<typeof submissionFailure>
