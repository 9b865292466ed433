import { parseQuery } from '../../data/core/query'
import { isEditor } from '../../site/core/account'
import { isConfigPath } from '../../site/core/edit-mode'

/** Session storage: the owner has asked to stay on the pages, for as long as the session lasts (decisions §3). */
export const NO_REDIRECT_KEY = 'ss_noredirect'

/** Cookie that has the panel open with the page at its full width (B2 L45). */
export const PREVIEW_EXPANDED_COOKIE = 'preview-frame-expanded'

/** Hosts of a machine's own. */
const LOCAL_HOST = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/i

/** Who has come, to what kind of site, and how. */
export interface OwnerVisit {
  /** The signed-in account; null for an anonymous visitor. */
  readonly authenticatedAccount: Readonly<Record<string, unknown>> | null
  readonly websiteRoles: readonly (string | number)[]
  readonly developerMode: boolean
  readonly cloneable: boolean
  readonly isFramed: boolean
  readonly pathname: string
  /** By the address, or by an earlier one of the session. */
  readonly isSuppressed: boolean
}

/** Whether that visit belongs into the panel: an editor's, with every exception (A4 L71, B2 L45, B6 L286). */
export function isRedirected(visit: OwnerVisit): boolean {
  return (
    isEditor(visit) &&
    !visit.developerMode &&
    !visit.cloneable &&
    !visit.isFramed &&
    !visit.isSuppressed &&
    // Where the panel itself carries the runtime, it would lead to itself without end.
    !isConfigPath(visit.pathname)
  )
}

/** Whether this address keeps its owner on the page: a query with `noredirect`, or a local host (A4 L71). */
export function suppressesRedirect({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  return LOCAL_HOST.test(hostname) || parseQuery(search).has('noredirect')
}
