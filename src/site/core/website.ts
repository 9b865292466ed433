import { slice, text } from './slice'

/** The site itself [CTX-03] [CTX-13]. */
export const website = slice(['website.'], {
  id: text(),
  /** Where the site is published: scheme and host. */
  baseUrl: text(),
  /** BCP 47 tag of the site's texts, numbers and dates. */
  language: text(),
})
