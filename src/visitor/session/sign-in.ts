import type * as z from 'zod/mini'
import { SITE_USER_SESSION_PATH, type siteUserLogin, siteUserSession } from '../../calls/auth'
import type { DataOutcome } from '../../calls/client/data-answer'
import { DataError } from '../../calls/client/data-error'
import { siteCalls } from '../../calls/client/site-calls'
import { siteUserToken } from '../../calls/client/site-user-token'

/** What a customer signs in with. */
export type Credentials = Required<z.output<typeof siteUserLogin>>

/**
 * Begins a customer's session; the token that it brings goes with every later call (B7 L312), and `ashlar:login`
 * on the document says so.
 */
export async function signIn(
  credentials: Credentials,
  calls: Pick<typeof siteCalls, 'post'> = siteCalls,
  token: Pick<typeof siteUserToken, 'store'> = siteUserToken,
): Promise<DataOutcome<void>> {
  const outcome = await calls.post(SITE_USER_SESSION_PATH, {
    json: credentials,
    secure: true,
    dialogs: 'never',
    answer: siteUserSession,
  })
  if (!outcome.ok) return outcome
  if (!outcome.value) {
    return { ok: false, error: new DataError('answer-invalid', 'a session without a token') }
  }
  token.store(outcome.value.xsrfToken)
  document.dispatchEvent(new CustomEvent('ashlar:login'))
  return { ok: true, value: undefined }
}
