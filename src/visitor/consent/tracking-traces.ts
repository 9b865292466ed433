/** How the names of all cookies and storage keys begin that `clearTrackingCookies` deletes. */
const TRACES = /(^|; )(_g|_fb|ss_c[ipv]|ss_an)/

/**
 * Whether the browser may hold tracking cookies or keys, by the start of their names: other pages need not load what
 * deletes them. True if it cannot be told.
 *
 * @param read returns the page's cookies and storage keys, or throws.
 */
export function hasTrackingTraces(read: () => readonly string[]): boolean {
  try {
    return TRACES.test(read().join('; '))
  } catch {
    return true
  }
}
