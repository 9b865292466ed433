import { isConfigPath } from '../site/environment'
import { isAuthenticated, isViewerOnly } from '../site/roles'
import { valueAt } from '../value-at'

/**
 * Whether visits count: those of visitors, and of accounts that may only look, outside the owner's panel. Nobody
 * else's (A6 L96, B6 L285).
 */
export function isTracked(context: object, path: string): boolean {
  const account = valueAt(context, ['authenticatedAccount'])
  const roles = valueAt(context, ['websiteRoles'])
  const site = {
    authenticatedAccount: account !== null && typeof account === 'object' ? { ...account } : null,
    websiteRoles: Array.isArray(roles) ? roles.filter(isRole) : [],
  }
  return !isAuthenticated(site) || (isViewerOnly(site) && !isConfigPath(path))
}

const isRole = (role: unknown): role is string | number =>
  typeof role === 'string' || typeof role === 'number'
