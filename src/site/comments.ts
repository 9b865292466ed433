import { flag, slice, text } from './core/slice'

/** The comment service [CTX-11]. */
export const comments = slice(['websiteSettings.'], {
  commentsEnabled: flag(),
  /** Name under which the service knows the site. */
  disqusShortname: text(),
})
