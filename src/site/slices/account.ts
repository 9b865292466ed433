import { VIEWER } from '../contributor-roles'
import { code, list, record, slice } from './slice'

type Who = Pick<Account, 'authenticatedAccount' | 'websiteRoles'>

/** Whether an account is signed in; otherwise the visitor is anonymous. */
export function isAuthenticated({ authenticatedAccount }: Who): boolean {
  return authenticatedAccount !== null
}

/** Whether the account may only view the site: viewer is its only role. */
export function isViewerOnly(site: Who): boolean {
  const { websiteRoles } = site
  return isAuthenticated(site) && websiteRoles.length > 0 && websiteRoles.every(isViewer)
}

/** Whether the account is signed in and more than a viewer. */
export function isEditor(site: Who): boolean {
  return isAuthenticated(site) && !isViewerOnly(site)
}

const isViewer = (role: string | number): boolean => role === VIEWER || `${role}`.toLowerCase() === 'viewer'

/** The account that views the page. */
export const account = slice([''], {
  /** The signed-in account; null for an anonymous visitor. */
  authenticatedAccount: record(null),
  /** The account's roles on this site: numbers or names of `CONTRIBUTOR_ROLES`. */
  websiteRoles: list(code(null)),
})

type Account = ReturnType<typeof account>
