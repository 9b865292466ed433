import { account } from '../site/account'
import type { SiteContext } from '../site/site-store'

/** Channel on which an administrator's panel sees the events of the page (B6 L287). */
export const EVENTS_CHANNEL = 'ashlar-events'

/** Whether the account has the admin access permission. */
export function mayMirror(context: SiteContext): boolean {
  const { authenticatedAccount, accessPermissions } = account(context)
  return authenticatedAccount !== null && accessPermissions.includes('admin')
}
