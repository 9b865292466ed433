import { isConfigPath } from '../site/core/edit-mode'
import { $site } from '../site/core/site'
import type { SiteContext } from '../site/core/site-store'
import { account, isAuthenticated, isViewerOnly } from '../site/slices/account'
import { consentSettings } from '../site/slices/consent-settings'
import { pageSettings } from '../site/slices/page'

/**
 * Whether visits are tracked: those of visitors and of viewer-only accounts, outside the owner's panel.
 */
export function isTracked(context: SiteContext, path: string): boolean {
  const who = account(context)
  return !isAuthenticated(who) || (isViewerOnly(who) && !isConfigPath(path))
}

/**
 * Whether this visitor's interactions with blocks are tracked, once they have agreed: the same rule as for
 * visits.
 */
export function isCounted(): boolean {
  const isNeverKept = consentSettings().isRestrictiveCookiePolicyAbsolute
  return pageSettings().analytics && !isNeverKept && isTracked($site.get(), location.pathname)
}

/** The cookies of a visit. */
export const VISITOR_COOKIE = 'ss_cvr'
export const VISIT_COOKIE = 'ss_cvt'

/** Every cookie that statistics ever set: all are deleted without consent. */
export const TRACKING_COOKIES = [VISITOR_COOKIE, VISIT_COOKIE, 'ss_cid', 'ss_cvisit', 'ss_cpvisit'] as const
