import { isConfigPath } from '../../site/core/environment'

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
