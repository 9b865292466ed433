import { HONEYPOT_FIELD, type SubmissionPayload } from '../calls/form'
import type { PagePart } from '../site/page-part/page-part'
import type { FieldValue } from './fields/field-values'

/** What a form sends (A3 L38). */
export interface SubmissionParts {
  readonly key: string
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly isOverlayForm: boolean
  readonly submitButtonText: string
  readonly values: Readonly<Record<string, FieldValue>>
  /** The proof of the captcha, where the form has one. */
  readonly captchaKey?: string | undefined
  /** Fields of the visit's census, where the visitor has agreed to it. */
  readonly census?: Readonly<Record<string, string>> | undefined
  /** Milliseconds since the form came up: people need more than a moment. */
  readonly elapsedMs: number
  /** What stands in the field that people do not see. */
  readonly honeypot: string
}

/** The payload in its smaller shape, and in its larger one where the page is known (A3 L38; decisions, row 14). */
export function submissionPayload(
  { values, captchaKey, census, honeypot, ...parts }: SubmissionParts,
  page?: PagePart,
): SubmissionPayload {
  return {
    ...parts,
    form: JSON.stringify(values),
    [HONEYPOT_FIELD]: honeypot,
    ...(captchaKey !== undefined && { captchaKey }),
    ...census,
    ...page,
  }
}
