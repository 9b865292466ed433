import type * as z from 'zod/mini'
import { SITE_USER_SESSION_PATH, type siteUserLogin, siteUserSession } from '../../calls/auth'
import type { DataOutcome } from '../../calls/client/call-answer'
import { siteCalls } from '../../calls/client/site-calls'
import { siteUserToken } from '../../calls/client/site-user-token'
import { dom } from '../../data/core/dom'

/** A customer's credentials. */
type Credentials = Required<z.output<typeof siteUserLogin>>

/**
 * Starts a customer's session: later calls carry its token, and the document fires `ashlar:login`.
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
  token.store(outcome.value.xsrfToken)
  dom.dispatchEvent(new CustomEvent('ashlar:login'))
  return { ok: true, value: undefined }
}
