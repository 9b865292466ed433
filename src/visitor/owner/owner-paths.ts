import { CONFIG_PATH, isConfigPath } from '../../site/core/edit-mode'

/** What the page context says of where a site has its host, as far as it is text. */
export interface SiteHost {
  /** The site's own name under the application domain; empty where the server names none. */
  readonly identifier: string
  /** Empty where the site is not one of many under a domain. */
  readonly appDomain: string
}

/** Where a page is. */
export type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>

/** A name under a domain: nothing that could make another host of it. */
const LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i

/**
 * The owner's panel with this page open in it: on the site's own host under the application domain, else where the
 * page is (A2 L21).
 */
export function configAddress(site: SiteHost, { origin, pathname, search }: PageAddress): string {
  return `${hostOf(site) ?? origin}${CONFIG_PATH}/?frameUrl=${encodeURIComponent(pathname + search)}`
}

function hostOf({ identifier, appDomain }: SiteHost): string | undefined {
  return LABEL.test(identifier) && DOMAIN.test(appDomain) ? `https://${identifier}.${appDomain}` : undefined
}

/** The kinds of paths that lead an owner elsewhere than to a page. */
export type AdminPath = 'collection-panel' | 'file' | 'upgrade'

const PATHS: readonly (readonly [AdminPath, RegExp])[] = [
  // The id has exactly 24 characters [OWN-17].
  ['collection-panel', /^\/pages\/[a-z\d]{24}\/?$/i],
  // [OWN-18]
  ['file', /^\/s\/./],
  // A trial, then a plan [OWN-19].
  ['upgrade', /^\/settings\/billing\/upgrade\/?$/],
  ['upgrade', /^\/settings\/billing\/subscriptions\/website\/?$/],
]

/** Recognises a path of the admin area; `undefined` for a page. */
export function adminPath(pathname: string): AdminPath | undefined {
  return PATHS.find(([, shape]) => shape.test(pathname))?.[0]
}

/** Stands for the site: a path that leads away from it leads away from this, too. */
const ANY_SITE = 'https://site.invalid'

/**
 * The page that the panel is to show, out of its `frameUrl`: a path with its query on this site, and not the panel
 * itself. The site's root for anything else (A2 L21).
 */
export function framePath(frameUrl: string | null | undefined): string {
  if (!frameUrl?.startsWith('/') || !URL.canParse(frameUrl, ANY_SITE)) return '/'
  const { origin, pathname, search } = new URL(frameUrl, ANY_SITE)
  // Only what the browser makes of it counts: it takes a backslash for a slash, and drops line breaks.
  const isOurs = origin === ANY_SITE && !pathname.startsWith('//')
  return isOurs && !isConfigPath(decoded(pathname)) && !isCall(pathname) ? pathname + search : '/'
}

const isCall = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/')

/** `/%63onfig` is the panel as well. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A server that reads such a path at all does not read the panel's out of it.
    return pathname
  }
}
