import { slice, text } from './core/slice'

/** Where the page's collection stands on the site. */
export const collectionPlace = slice(['collection.'], { fullUrl: text() })
