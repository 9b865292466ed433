/** Sets a cookie, if the page may. */
export function writeCookie(text: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported Safari and Firefox has the Cookie Store API
    document.cookie = text
  } catch {
    // A frame with an opaque origin stores no cookies, and its visit is not counted.
  }
}
