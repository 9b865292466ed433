import { slice, text } from './slices/slice'

/** The address of the page's collection. */
export const collectionPlace = slice(['collection.'], { fullUrl: text() })
