import { BlockError, report } from '../../data/core/report'
import { LOGGED_OUT_PATH } from '../owner/logout-notice'

/** The logout that is under way: a second Shift+Escape begins no second one. */
let leaving: Promise<void> | undefined

/**
 * Ends the session of the owner, whom the context knows as `authenticatedAccount`, or else that of a customer
 * (A7 L110; decisions, row 1), and leads to the root of the site. Where the server cannot be asked, everything
 * stays as it is, and the reason is reported.
 */
export function logOut(site: { authenticatedAccount: unknown }, view: Window = window): Promise<void> {
  leaving ??= leave(Boolean(site.authenticatedAccount), view).finally(() => {
    leaving = undefined
  })
  return leaving
}

async function leave(isOwner: boolean, view: Window): Promise<void> {
  try {
    // The data layer is loaded only now.
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
    for (const line of identityRemovals(location.hostname)) document.cookie = line
  } catch (cause) {
    // The server has ended the session all the same.
    report(new BlockError('logout-failed', 'the identity cookie could not be removed', { cause }))
  }
}

/** Tells the sites of one owner who is signed in (A6 L95; decisions §3). */
export const IDENTITY_COOKIE = 'ss_identity'

/** An address in numbers has no domain above it. */
const IN_NUMBERS = /^[\d.]+$|:/

/**
 * What to write to `document.cookie`, line by line, so that the identity cookie goes: from the host, however it
 * was set there, and from its parent domain (A6 L95).
 */
export function identityRemovals(host: string): string[] {
  const gone = `${IDENTITY_COOKIE}=; Path=/; Max-Age=0`
  const parent = host.slice(host.indexOf('.') + 1)
  const hasParent = !IN_NUMBERS.test(host) && parent !== host && parent.includes('.')
  const domains = hasParent ? [host, parent] : [host]
  return [gone, ...domains.map(domain => `${gone}; Domain=${domain}`)]
}
