import type { DataLayer } from '../calls/client/data-layer'
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH, submissionKeyAnswer } from '../calls/form'
import type { PagePart } from '../site/page-part/page-part'
import { FORM_MESSAGES } from './form.messages'
import { readFailure } from './form-failure'
import { type SubmissionParts, submissionPayload } from './form-payload'
import { digestOf, type IdempotencyKeys } from './idempotency-keys'
import { fail, type Submission, succeed } from './submission.state'

/** Timeout of a form's request, in ms. */
export const FORM_TIMEOUT_MS = 60_000

/** The parts of a submission without the key, which is requested. */
export type Sending = Omit<SubmissionParts, 'key'> & {
  readonly page?: PagePart | undefined
  readonly fieldIds: readonly string[]
}

/**
 * Makes the two calls of a form: for a key, then with the payload [API-02]. A submission without a response,
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
    const key = earlier?.digest === digest ? earlier.key : await askKey()
    if (!key) return fail({ fields: {}, form: [FORM_MESSAGES.noKey] })

    // Stored before the response: the visitor may leave first.
    keys.store({ key, digest })
    const json = submissionPayload({ ...parts, key }, page)
    const sent = await post(SAVE_SUBMISSION_PATH, { secure: true, json, timeoutMs: FORM_TIMEOUT_MS })
    if (sent.ok || !mayBeStored(sent.error.status)) keys.forget()
    return sent.ok ? succeed() : fail(readFailure(sent.error, fieldIds))
  }

  async function askKey(): Promise<string | undefined> {
    const keyOutcome = await post(SUBMISSION_KEY_PATH, {
      secure: true,
      answer: submissionKeyAnswer,
      timeoutMs: FORM_TIMEOUT_MS,
    })
    return keyOutcome.ok ? keyOutcome.value?.key : undefined
  }
}

/**
 * Without a response, or with one that a gateway has cut or replaced, the server may have stored the
 * submission.
 */
const mayBeStored = (status: number): boolean => status < 300 || status >= 500
