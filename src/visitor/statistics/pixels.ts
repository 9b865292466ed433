import { isRecord } from '../../data/core/json'
import { parseQuery } from '../../data/core/query'
import { ITEM_TYPES } from '../../site/item-types'
import type { PageFacts } from '../measure-page/page-facts'

/** The events for advertising scripts, by their names there [ANA-36]. */
export const PIXEL_EVENTS = {
  addToCart: 'AddToCart',
  search: 'Search',
  subscribe: 'Lead',
  productView: 'ViewContent',
  accountCreated: 'CompleteRegistration',
} as const

/** An event for advertising scripts. */
export interface Pixel {
  readonly event: keyof typeof PIXEL_EVENTS
  readonly data: Readonly<Record<string, unknown>>
}

/** The event of a page view; `undefined` for most pages. */
export function pixelOfPage(
  { itemId, recordType }: Pick<PageFacts, 'itemId' | 'recordType'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Pixel | undefined {
  const words = parseQuery(search).get('q')
  if (/^\/search\/?$/.test(pathname) && words) return { event: 'search', data: { search_string: words } }
  return recordType === ITEM_TYPES.storeItem
    ? { event: 'productView', data: { content_ids: [itemId] } }
    : undefined
}

/** The block events for advertising scripts. */
export const PIXEL_SIGNALS = ['ashlar:cart', 'ashlar:subscribe', 'ashlar:account-created'] as const

/** The event of a block's event; `undefined` for most. */
export function pixelOfSignal(type: string, detail: unknown): Pixel | undefined {
  if (type === 'ashlar:subscribe') return { event: 'subscribe', data: {} }
  if (type === 'ashlar:account-created') return { event: 'accountCreated', data: {} }
  if (!isRecord(detail) || detail['action'] !== 'add') return undefined
  const { itemId, quantity, currency } = detail
  return { event: 'addToCart', data: { content_ids: [itemId], num_items: quantity, currency } }
}
