import { done } from '../../calls/answers'
import { LOGOUT_PATH, SITE_USER_SESSION_PATH } from '../../calls/auth'
import { siteCalls } from '../../calls/client/site-calls'
import { siteUserToken } from '../../calls/client/site-user-token'

/**
 * Ends the session of the owner [SES-05] or of a customer, whose cart is kept. The visitor waits for
 * it: the overlay shows an unreachable host.
 *
 * @throws DataError if the server does not end it.
 */
export async function endSession(isOwner: boolean): Promise<void> {
  const outcome = isOwner
    ? await siteCalls.post(LOGOUT_PATH, { secure: true, dialogs: 'always', answer: done })
    : await siteCalls.delete(SITE_USER_SESSION_PATH, {
        secure: true,
        dialogs: 'always',
        query: { cloneCart: 'true' },
        answer: done,
      })
  if (!outcome.ok) throw outcome.error
  if (!isOwner) siteUserToken.store(undefined)
}
