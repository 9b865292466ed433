/** Cookie of the announcement that was closed, so that a server can leave it out of the next page. */
export const CLOSED_COOKIE = 'ss_announcement_closed'

/** A short name for an announcement, by its words: another one has another, and shows again. */
export function announcementId(words: string): string {
  const hash = [...words.replace(/\s+/g, ' ').trim()].reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    7,
  )
  return (hash >>> 0).toString(36)
}

/** The announcement of that name was closed in this visit. */
export const isClosed = (cookies: string, id: string): boolean =>
  cookies.split(/;\s*/).includes(`${CLOSED_COOKIE}=${id}`)
