import { parseQuery } from '../../data/core/query'
import { at, flag, number, oneOf, record, slice, text } from './slice'

/** The page, and its collection and item. */
export const page = slice([''], {
  /** A number of `PAGE_TYPES`; 0 if missing. */
  pageType: number(),
  /** Empty on a page without a collection. */
  collectionId: at(['collection.id', 'collectionId'], text()),
  /** Empty on a page without an item. */
  itemId: at(['item.id', 'itemId'], text()),
  /** null if unknown. */
  showAnnouncementBar: flag(null),
})

/** The page's settings. */
export const pageSettings = slice([''], {
  /** Whether to adopt the markup of a hosted builder. */
  adopt: oneOf('none', 'legacy'),
  /** Bundle files by name, which override the built-in ones. Boot reads them itself. */
  rollups: record(),
  /** Whether visits, errors and performance are measured. */
  analytics: flag(true),
  /** Whether Escape opens the login. */
  useEscapeKeyToLogin: at(['useEscapeKeyToLogin', 'websiteSettings.useEscapeKeyToLogin'], flag()),
  /** Whether links to the cart open its page or the drawer. */
  cartOpens: at(['cart.opens'], oneOf('page', 'drawer')),
})

/** Whether the page is being screenshot: `screenshot` is in its query, and not `false`. */
export function isScreenshotAddress(query: string): boolean {
  const value = parseQuery(query).get('screenshot')
  return value !== null && value !== 'false'
}
