import { dom, globalOf } from '../../../../src/data/core/dom'
import { isRecord } from '../../../../src/data/core/json'
import { parseQuery } from '../../../../src/data/core/query'
import { ITEM_TYPES } from '../../../../src/site/item-types'
import {
  type PageFacts,
  pageFacts,
  statisticsSettings,
} from '../../../../src/visitor/measure-page/page-facts'
import { isTracked } from '../../../../src/visitor/tracking'
import type { FeatureTools } from '../../../core/features/feature'

/**
 * Publishes ad pixel events once the visitor has consented to marketing: as `ashlar:pixel` `{ event, data }` on
 * the document, and to the pixel script `fbq` if the page has loaded one. Returns a function that stops.
 */
export function startPixels({ $site }: Pick<FeatureTools, '$site'>): () => void {
  const undo = new AbortController()
  const publish = (pixel: Pixel | undefined): void => {
    if (!pixel || !isTracked($site.get(), location.pathname)) return
    dom.dispatchEvent(new CustomEvent('ashlar:pixel', { detail: pixel }))
    const fbq = globalOf('fbq')
    if (typeof fbq === 'function') fbq('track', PIXEL_EVENTS[pixel.event], pixel.data)
  }
  publish(pixelOfPage(pageFacts($site.get()), location))
  if (statisticsSettings($site.get()).accountCreated) publish(pixelOfSignal('ashlar:account-created', null))
  for (const type of PIXEL_SIGNALS) {
    dom.addEventListener(type, event => publish(pixelOfSignal(type, (event as CustomEvent).detail)), {
      signal: undo.signal,
    })
  }
  return () => undo.abort()
}

/** The events for advertising scripts, by their names there. */
export const PIXEL_EVENTS = {
  addToCart: 'AddToCart',
  search: 'Search',
  subscribe: 'Lead',
  productView: 'ViewContent',
  accountCreated: 'CompleteRegistration',
} as const

/** An event for advertising scripts. */
interface Pixel {
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
