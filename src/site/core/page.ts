import { parseQuery } from '../../data/core/query'
import { at, flag, number, oneOf, record, slice, text } from './slice'

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

/** Settings of the page beside its blocks. */
export const pageSettings = slice([''], {
  /** Whether blocks in the markup of a hosted builder are brought to life too. */
  adopt: oneOf('none', 'legacy'),
  /** The files of bundles by name, which come before the built-in ones. Boot reads them itself [CTX-18]. */
  rollups: record(),
  /** Visits, errors and speed are measured. */
  analytics: flag(true),
  /** Escape leads a visitor to the login [CTX-08]. */
  useEscapeKeyToLogin: at(['useEscapeKeyToLogin', 'websiteSettings.useEscapeKeyToLogin'], flag()),
  /** Where the links to the cart lead: to its page, or to the drawer at the side of this one. */
  cartOpens: at(['cart.opens'], oneOf('page', 'drawer')),
})

/** Somebody takes a picture of the page: `screenshot` stands in its query, and is not `false` (decisions §3). */
export function isScreenshotAddress(query: string): boolean {
  const value = parseQuery(query).get('screenshot')
  return value !== null && value !== 'false'
}
