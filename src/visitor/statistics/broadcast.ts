import { account } from '../../site/core/account'
import { isAuthenticated } from '../../site/core/roles'
import type { SiteContext } from '../../site/core/site-store'
import { statisticsSettings } from '../measure-page/statistics-settings'

/** Channel on which an administrator's panel sees the events of the page (B6 L287). */
export const EVENTS_CHANNEL = 'ashlar-events'

/** Whether the account has the admin access permission. */
export function mayMirror(context: SiteContext): boolean {
  return isAuthenticated(account(context)) && statisticsSettings(context).accessPermissions.includes('admin')
}
