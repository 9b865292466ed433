/** The page's cookies; none in a frame that may not even ask. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Sets a cookie, where the page may. */
export function writeCookie(text: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store in all versions that count
    document.cookie = text
  } catch {
    // A frame without an origin of its own keeps none, and its visit is not counted.
  }
}
