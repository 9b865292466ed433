import type { CookieJar } from './consent-cookies'

/** How the names of all cookies and storage keys begin that `clearTrackingCookies` deletes. */
const TRACES = /(^|; )(_g|_fb|ss_c[ipv]|ss_an)/

/**
 * Whether the browser may hold tracking cookies or keys, by the start of their names: other pages need not load what
 * deletes them. True if it cannot be told.
 */
export function hasTrackingTraces(
  jar: CookieJar = document,
  keys: () => readonly string[] = () => Object.keys(localStorage),
): boolean {
  try {
    return TRACES.test([jar.cookie, ...keys()].join('; '))
  } catch {
    return true
  }
}
