import { parseQuery } from '../../data/core/query'
import { isConfigPath } from '../../site/core/edit-mode'
import { isEditor } from '../../site/slices/account'

/** Session storage key: the owner has asked to stay on the pages for this session. */
export const NO_REDIRECT_KEY = 'ss_noredirect'

/** The cookie that opens the panel with the page at full width. */
export const PREVIEW_EXPANDED_COOKIE = 'preview-frame-expanded'

/** Local hosts. */
const LOCAL_HOST = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/i

/** An owner's visit to a page. */
export interface OwnerVisit {
  /** The signed-in account; null for an anonymous visitor. */
  readonly authenticatedAccount: Readonly<Record<string, unknown>> | null
  readonly websiteRoles: readonly (string | number)[]
  readonly developerMode: boolean
  readonly cloneable: boolean
  readonly isFramed: boolean
  readonly pathname: string
  /** By this address, or by an earlier one of the session. */
  readonly isSuppressed: boolean
}

/** Whether to redirect the visit into the panel: editors, with every exception. */
export function isRedirected(visit: OwnerVisit): boolean {
  return (
    isEditor(visit) &&
    !visit.developerMode &&
    !visit.cloneable &&
    !visit.isFramed &&
    !visit.isSuppressed &&
    // Prevents an infinite redirect if the panel itself includes the runtime.
    !isConfigPath(visit.pathname)
  )
}

/** Whether the address suppresses the redirect: `noredirect` in the query, or a local host. */
export function suppressesRedirect({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  return LOCAL_HOST.test(hostname) || parseQuery(search).has('noredirect')
}
