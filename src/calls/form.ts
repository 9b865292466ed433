import * as z from 'zod/mini'
import { record } from '../data/fields/validators'
import { defineSchema } from './define-schema'
import { id, optionalTextTo as text, textFrom1To } from './request-fields'

/** Requests the key of the next submission: an empty body, with credentials. */
export const SUBMISSION_KEY_PATH = '/api/form/FormSubmissionKey'

/** Sends a submission, with credentials. */
export const SAVE_SUBMISSION_PATH = '/api/form/SaveFormSubmission'

/** The honeypot: the field is invisible to visitors, so a filled-in one indicates a bot. */
export const HONEYPOT_FIELD = 'homepage_address'

/** A key is valid for one submission, within a day. */
export const submissionKeyAnswer = z.object({ key: z.string() })

/** A submission: both shapes of the payload in one, and the fields of visit statistics. */
export const submissionRequest = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    /** The key from `SUBMISSION_KEY_PATH`; the same key with the same content counts once. */
    key: textFrom1To(200, 'The key'),
    formId: id(),
    collectionId: text(200),
    objectName: text(200),
    /** Sent from a form in a dialog. */
    isOverlayForm: z.optional(z.nullable(z.boolean())),
    /** The text of the button that sent it. */
    submitButtonText: text(500),
    /** JSON text of a map from field id to value. */
    form: z.string(),
    /** The captcha's proof, if the form has a captcha. */
    captchaKey: text(10_000),
    /** The title of the form's page. */
    pageTitle: text(2000),
    pageId: text(200),
    /** The content of the page: an item or a collection. */
    contentSource: z.optional(z.nullable(z.enum(['i', 'c']))),
    pagePath: text(2000),
    pagePermissionTypeValue: z.optional(z.nullable(z.number())),
    /** Milliseconds from the form's first display to its submission; people need more than a second. */
    elapsedMs: z.optional(z.nullable(z.number())),
    /** Value of the honeypot field: empty unless a bot has filled it in. */
    [HONEYPOT_FIELD]: text(2000),
  }),
)

export type SubmissionPayload = z.input<typeof submissionRequest>

/** Why a submission was rejected: messages by field id with status 400, else one text. */
export const submissionFailure = /* @__PURE__ */ defineSchema(() =>
  z.object({
    errors: z.optional(record()),
    error: z.optional(z.string()),
  }),
)

export type SubmissionFailure = z.output<typeof submissionFailure>
