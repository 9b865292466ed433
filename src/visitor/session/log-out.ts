import { domOf } from '../../data/core/dom'
import { BlockError, report } from '../../data/core/report'
import { LOGGED_OUT_PATH } from '../owner/logout-notice'

/** The logout in progress: pressing Shift+Escape again does not start another. */
let leaving: Promise<void> | undefined

/**
 * Ends the session of the owner (`authenticatedAccount` in the context), or else that of a customer, and
 * navigates to the site's root. If the call fails, everything stays as it is and the reason is reported.
 */
export function logOut(site: { authenticatedAccount: unknown }, view: Window = window): Promise<void> {
  leaving ??= leave(Boolean(site.authenticatedAccount), view).finally(() => {
    leaving = undefined
  })
  return leaving
}

async function leave(isOwner: boolean, view: Window): Promise<void> {
  try {
    // Loads the data layer on demand.
    const session = await import('./end-session')
    await session.endSession(isOwner)
  } catch (cause) {
    report(new BlockError('logout-failed', 'the session could not be ended', { cause }))
    return
  }
  forgetIdentity(view)
  view.location.assign(new URL(LOGGED_OUT_PATH, view.location.origin).href)
}

function forgetIdentity({ document, location }: Window): void {
  try {
    const page = domOf(document)
    for (const line of identityRemovals(location.hostname)) page.cookie = line
  } catch (cause) {
    // The session is over all the same.
    report(new BlockError('logout-failed', 'the identity cookie could not be removed', { cause }))
  }
}

/** The cookie that tells the sites of one owner who is signed in. */
export const IDENTITY_COOKIE = 'ss_identity'

/** IP addresses have no parent domain. */
const IN_NUMBERS = /^[\d.]+$|:/

/**
 * The `document.cookie` strings that delete the identity cookie on the host and its parent domain.
 */
export function identityRemovals(host: string): string[] {
  const gone = `${IDENTITY_COOKIE}=; Path=/; Max-Age=0`
  const parent = host.slice(host.indexOf('.') + 1)
  const hasParent = !IN_NUMBERS.test(host) && parent !== host && parent.includes('.')
  const domains = hasParent ? [host, parent] : [host]
  return [gone, ...domains.map(domain => `${gone}; Domain=${domain}`)]
}
