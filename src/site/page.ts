import { at, flag, number, text } from './context-fields'
import { slice } from './slice'

/** The page, and the collection and item that it shows or belongs to [CTX-15] [CTX-16]. */
export const page = slice([''], {
  /** A number of `PAGE_TYPES`, 0 when the server names none. */
  pageType: number(),
  /** Empty on a page without a collection. */
  collectionId: at(['collection.id', 'collectionId'], text()),
  collectionTitle: at(['collection.title'], text()),
  /** Path of the collection on the site. */
  collectionUrl: at(['collection.fullUrl'], text()),
  permissionType: at(['collection.permissionType'], number()),
  /** Empty on a page without an item. */
  itemId: at(['item.id', 'itemId'], text()),
  itemTitle: at(['item.title'], text()),
  /** A number of `ITEM_TYPES`, 0 when the page shows no item. */
  recordType: at(['item.recordType'], number()),
  /** null when the server does not say. */
  showAnnouncementBar: flag(null),
})
