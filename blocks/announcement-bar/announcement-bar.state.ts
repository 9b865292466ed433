/** Session cookie with the id of the dismissed announcement; a server can read it and omit the bar. */
export const CLOSED_COOKIE = 'ss_announcement_closed'

/** A hash of an announcement's text: a changed text has another id, so it shows again. */
export function announcementId(words: string): string {
  const hash = [...words.replace(/\s+/g, ' ').trim()].reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    7,
  )
  return (hash >>> 0).toString(36)
}

/** Whether the cookies mark this announcement as dismissed. */
export const isClosed = (cookies: string, id: string): boolean =>
  cookies.split(/;\s*/).includes(`${CLOSED_COOKIE}=${id}`)
