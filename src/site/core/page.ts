import { at, flag, number, text } from './context-fields'
import { slice } from './slice'

/** The page, and the collection and item that it shows or belongs to [CTX-15] [CTX-16]. */
export const page = slice([''], {
  /** A number of `PAGE_TYPES`, 0 when the server names none. */
  pageType: number(),
  /** Empty on a page without a collection. */
  collectionId: at(['collection.id', 'collectionId'], text()),
  /** Empty on a page without an item. */
  itemId: at(['item.id', 'itemId'], text()),
  /** null when the server does not say. */
  showAnnouncementBar: flag(null),
})
