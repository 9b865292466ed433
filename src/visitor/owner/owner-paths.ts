import { CONFIG_PATH, isConfigPath } from '../../site/core/edit-mode'

/** The host of a site, as the page context names it. */
interface SiteHost {
  /** The site's name under the application domain; empty if unknown. */
  readonly identifier: string
  /** Empty for a site with its own domain. */
  readonly appDomain: string
}

/** The address of a page. */
type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>

/** A single DNS label, so that the result cannot be another host. */
const LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i

/**
 * The address of the owner's panel with this page open: on the site's host under the application domain, or
 * on the page's host.
 */
export function configAddress(site: SiteHost, { origin, pathname, search }: PageAddress): string {
  return `${hostOf(site) ?? origin}${CONFIG_PATH}/?frameUrl=${encodeURIComponent(pathname + search)}`
}

function hostOf({ identifier, appDomain }: SiteHost): string | undefined {
  return LABEL.test(identifier) && DOMAIN.test(appDomain) ? `https://${identifier}.${appDomain}` : undefined
}

/** The paths of the admin area that show no page. */
export type AdminPath = 'collection-panel' | 'file' | 'upgrade'

const PATHS: readonly (readonly [AdminPath, RegExp])[] = [
  // The id has exactly 24 characters.
  ['collection-panel', /^\/pages\/[a-z\d]{24}\/?$/i],
  ['file', /^\/s\/./],
  // Trial to plan.
  ['upgrade', /^\/settings\/billing\/upgrade\/?$/],
  ['upgrade', /^\/settings\/billing\/subscriptions\/website\/?$/],
]

/** Recognizes a path of the admin area; `undefined` for a page. */
export function adminPath(pathname: string): AdminPath | undefined {
  return PATHS.find(([, shape]) => shape.test(pathname))?.[0]
}

/** A placeholder origin: paths that leave it would leave the site. */
const ANY_SITE = 'https://site.invalid'

/**
 * The page to show in the panel, from its `frameUrl`: a path with query on this site, outside the panel; the
 * site's root for anything else.
 */
export function framePath(frameUrl: string | null | undefined): string {
  if (!frameUrl?.startsWith('/') || !URL.canParse(frameUrl, ANY_SITE)) return '/'
  const { origin, pathname, search } = new URL(frameUrl, ANY_SITE)
  // Checks the parsed URL: browsers read backslashes as slashes and drop line breaks.
  const isOurs = origin === ANY_SITE && !pathname.startsWith('//')
  return isOurs && !isConfigPath(decoded(pathname)) && !isCall(pathname) ? pathname + search : '/'
}

const isCall = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/')

/** Decodes the path: `/%63onfig` is the panel as well. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A server that accepts such a path does not map it to the panel.
    return pathname
  }
}
