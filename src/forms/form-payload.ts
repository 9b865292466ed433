import { HONEYPOT_FIELD, type SubmissionPayload } from '../calls/form'
import type { PagePart } from '../site/page-part/page-part'
import type { FieldValue } from './fields/field-values'

/** The parts of a submission. */
export interface SubmissionParts {
  readonly key: string
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly isOverlayForm: boolean
  readonly submitButtonText: string
  readonly values: Readonly<Record<string, FieldValue>>
  /** The proof of the captcha, if the form has one. */
  readonly captchaKey?: string | undefined
  /** Visit statistics, if the visitor has consented. */
  readonly statistics?: Readonly<Record<string, string>> | undefined
  /** Milliseconds since the form was rendered: people take longer than bots. */
  readonly elapsedMs: number
  /** The value of the honeypot field. */
  readonly honeypot: string
}

/** Returns the payload in its short shape, or in its long one if the page is known [FORM-03]. */
export function submissionPayload(
  { values, captchaKey, statistics, honeypot, ...parts }: SubmissionParts,
  page?: PagePart,
): SubmissionPayload {
  return {
    ...parts,
    form: JSON.stringify(values),
    [HONEYPOT_FIELD]: honeypot,
    ...(captchaKey !== undefined && { captchaKey }),
    ...statistics,
    ...page,
  }
}
