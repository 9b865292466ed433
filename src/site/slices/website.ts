import { slice, text } from './slice'

/** The site itself. */
export const website = slice(['website.'], {
  id: text(),
  /** The published site: scheme and host. */
  baseUrl: text(),
  /** The BCP 47 tag of the site's texts, numbers and dates. */
  language: text(),
})
