import { text } from '../../site/core/context-fields'
import { slice } from '../../site/core/slice'

/** The clock that the site's dates follow. */
export const siteClock = slice(['website.'], {
  /** IANA name; empty for the visitor's own clock. */
  timeZone: text(),
})
