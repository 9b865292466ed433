import { flag, slice, text } from './slices/slice'

/** The comment service. */
export const comments = slice(['websiteSettings.'], {
  commentsEnabled: flag(),
  /** The site's name at the service. */
  disqusShortname: text(),
})
