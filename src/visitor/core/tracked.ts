import { account } from '../../site/core/account'
import { isConfigPath } from '../../site/core/environment'
import { isAuthenticated, isViewerOnly } from '../../site/core/roles'
import type { SiteContext } from '../../site/core/site-store'

/**
 * Whether visits count: those of visitors, and of accounts that may only look, outside the owner's panel. Nobody
 * else's (A6 L96, B6 L285).
 */
export function isTracked(context: SiteContext, path: string): boolean {
  const who = account(context)
  return !isAuthenticated(who) || (isViewerOnly(who) && !isConfigPath(path))
}
