import { CONTRIBUTOR_ROLES } from '../enums/contributor-roles'
import { nameOf } from '../enums/enum'
import type { Site } from './site.schema'

type Account = Pick<Site, 'authenticatedAccount' | 'websiteRoles'>

/** An account is signed in; everyone else is an anonymous visitor (A6 L90-91). */
export function isAuthenticated({ authenticatedAccount }: Account): boolean {
  return authenticatedAccount !== null
}

/** The account may look at the site and nothing else: viewer is the only role it has (A6 L92, B6 L285). */
export function isViewerOnly(site: Account): boolean {
  const roles = new Set(site.websiteRoles.map(roleName))
  return isAuthenticated(site) && roles.size === 1 && roles.has('viewer')
}

/** A signed-in account that is more than a viewer (A4 L71, B6 L286). */
export function isEditor(site: Account): boolean {
  return isAuthenticated(site) && !isViewerOnly(site)
}

function roleName(role: string | number): string {
  return typeof role === 'number' ? (nameOf(CONTRIBUTOR_ROLES, role) ?? `${role}`) : role.toLowerCase()
}
