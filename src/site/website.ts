import { text } from './context-fields'
import { slice } from './slice'

/** The site itself [CTX-03]. */
export const website = slice(['website'], {
  id: text(),
})
