/** The page's cookies; empty in a frame that may not read them. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
