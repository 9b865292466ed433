import { text } from './context-fields'
import { slice } from './slice'

/** Where the page's collection stands on the site. */
export const collectionPlace = slice(['collection.'], { fullUrl: text() })
