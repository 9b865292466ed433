import { done } from '../calls/answers'
import { type DataError, hasNoBackend } from '../calls/client/call-answer'
import type { DataLayer } from '../calls/client/send-call'
import {
  HONEYPOT_FIELD,
  SAVE_SUBMISSION_PATH,
  SUBMISSION_KEY_PATH,
  type SubmissionPayload,
  submissionKeyAnswer,
} from '../calls/form'
import { isRecord } from '../data/core/json'
import { business } from '../site/overlay-settings'
import type { PagePart } from '../site/page-part'
import { pageSettings } from '../site/slices/page'
import type { FieldValue } from './fields/field-values'
import { FORM_MESSAGES, FORM_STATUS_MESSAGES } from './form.messages'
import { readFailure } from './form-failure'
import { digestOf, type IdempotencyKeys } from './idempotency-keys'
import { fail, type Submission, succeed } from './submission.state'

/** Timeout of a form's request, in ms. */
const FORM_TIMEOUT_MS = 60_000

/** The parts of a submission without the key, which is requested. */
type Sending = Omit<SubmissionParts, 'key'> & {
  readonly page?: PagePart | undefined
  readonly fieldIds: readonly string[]
}

/**
 * Makes the two calls of a form: for a key, then with the payload. A submission without a response,
 * or with an inconclusive one, keeps its key when it is sent again unchanged, so that the server counts it
 * once.
 */
export function createSender(
  { post }: Pick<DataLayer, 'post'>,
  keys: IdempotencyKeys,
): (sending: Sending) => Promise<Submission> {
  return async ({ page, fieldIds, ...parts }) => {
    let digest: string
    try {
      digest = digestOf(JSON.stringify(parts.values))
    } catch {
      return fail({ fields: {}, form: [FORM_MESSAGES.unparseable] })
    }
    const earlier = keys.read()
    const asked = earlier?.digest === digest ? earlier : await askKey()
    if ('lines' in asked) return fail({ fields: {}, form: asked.lines })
    const { key } = asked

    // Stored before the response: the visitor may leave first.
    keys.store({ key, digest })
    const json = submissionPayload({ ...parts, key }, page)
    const sent = await post(SAVE_SUBMISSION_PATH, {
      secure: true,
      json,
      answer: done,
      timeoutMs: FORM_TIMEOUT_MS,
    })
    if (sent.ok || !mayBeStored(sent.error.status)) keys.forget()
    return sent.ok ? succeed() : fail(readFailure(sent.error, fieldIds))
  }

  async function askKey(): Promise<{ readonly key: string } | { readonly lines: readonly string[] }> {
    const keyOutcome = await post(SUBMISSION_KEY_PATH, {
      secure: true,
      answer: submissionKeyAnswer,
      timeoutMs: FORM_TIMEOUT_MS,
    })
    return keyOutcome.ok ? keyOutcome.value : { lines: linesWithoutKey(keyOutcome.error) }
  }
}

/** Why there is no key: the server's own reasons, no server for forms, or a failure that may pass. */
function linesWithoutKey(error: DataError): readonly string[] {
  const { status, body } = error
  const own = status === 429 || (status === 404 && isRecord(body)) ? FORM_STATUS_MESSAGES[status] : undefined
  if (own) return [own]
  return hasNoBackend(error) || isLeftBehind(error) ? noServerLines() : [FORM_MESSAGES.noKey]
}

/** A saved site may still name the builder's server, which no longer answers it. */
const isLeftBehind = ({ code }: DataError): boolean =>
  code === 'connect' && navigator.onLine && pageSettings().adopt === 'legacy'

/** The messages of a form without a server; the second names the site's contact address, if any. */
function noServerLines(): string[] {
  const { contactEmail } = business()
  return [FORM_MESSAGES.noServer, ...(contactEmail ? [FORM_MESSAGES.writeTo(contactEmail)] : [])]
}

/**
 * Without a response, or with one that a gateway has cut or replaced, the server may have stored the
 * submission.
 */
const mayBeStored = (status: number): boolean => status < 300 || status >= 500

/** The parts of a submission. */
interface SubmissionParts {
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

/** Returns the payload in its short shape, or in its long one if the page is known. */
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
