import { VIEWER } from '../contributor-roles'
import { code, list, record, slice } from './slice'

type Who = Pick<Account, 'authenticatedAccount' | 'websiteRoles'>

/** An account is signed in; everyone else is an anonymous visitor (A6 L90-91). */
export function isAuthenticated({ authenticatedAccount }: Who): boolean {
  return authenticatedAccount !== null
}

/** The account may look at the site and nothing else: viewer is the only role it has (A6 L92, B6 L285). */
export function isViewerOnly(site: Who): boolean {
  const { websiteRoles } = site
  return isAuthenticated(site) && websiteRoles.length > 0 && websiteRoles.every(isViewer)
}

/** A signed-in account that is more than a viewer (A4 L71, B6 L286). */
export function isEditor(site: Who): boolean {
  return isAuthenticated(site) && !isViewerOnly(site)
}

const isViewer = (role: string | number): boolean => role === VIEWER || `${role}`.toLowerCase() === 'viewer'

/** Who looks at the page. */
export const account = slice([''], {
  /** The signed-in account; null for an anonymous visitor [CTX-09]. */
  authenticatedAccount: record(null),
  /** Roles that the account has on this site: numbers or names of `CONTRIBUTOR_ROLES` [CTX-14]. */
  websiteRoles: list(code(null)),
})

type Account = ReturnType<typeof account>
