import type { Widget } from '../../src/calls/widgets'
import type { SummaryData, SummaryItem } from './summary.schema'

/** The position of an item's date, by the names of exported pages. */
type MetadataPlace = 'above-title' | 'below-title' | 'below-content'

/** The request for the server; `undefined` if the page has the items. */
export function widgetOf(data: SummaryData): Widget | undefined {
  const { items, hasServerItems, refresh, collectionId, blockId, ...value } = data
  if (!collectionId || items.length > 0 || (hasServerItems && !refresh)) return undefined
  return { type: 'summary', id: blockId, value, collectionId }
}

/** The shown items: non-empty ones, at most `pageSize`. */
export const shownItems = ({ items, pageSize }: Pick<SummaryData, 'items' | 'pageSize'>): SummaryItem[] =>
  items.filter(({ title, excerpt, assetUrl }) => title || excerpt || assetUrl).slice(0, pageSize)

/** Custom properties for the sizes in the data. */
export function measuresOf(data: SummaryData): Readonly<Record<string, string>> {
  const { columnWidth, gutter, imageAspectRatio, listImageSize, textAlignment } = data
  const align = ALIGNMENTS.get(textAlignment)
  return {
    ...(columnWidth && { '--ashlar-summary-column': `${columnWidth}px` }),
    ...(gutter !== undefined && { '--ashlar-summary-gap': `${gutter}px` }),
    ...(imageAspectRatio && { '--ashlar-summary-ratio': `${imageAspectRatio}` }),
    ...(listImageSize && { '--ashlar-summary-picture': `${Math.min(listImageSize, 100)}%` }),
    ...(align && { '--ashlar-summary-align': align }),
  }
}

const ALIGNMENTS: ReadonlyMap<string, string> = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
])

/** The position of the date; `undefined` if it is not shown. */
export function datePlace(data: SummaryData): MetadataPlace | undefined {
  if (data.primaryMetadata !== 'date') return undefined
  const place = data.metadataPosition
  return place === 'above-title' || place === 'below-title' ? place : 'below-content'
}

/**
 * Formats a date.
 *
 * @param timeZone the site's time zone; the visitor's if empty. Unknown languages or time zones fall back to the
 *   browser's.
 */
export function dayText(ms: number, language: string | undefined, timeZone: string): string {
  const format = (tag: string | undefined, zone: string | undefined): string =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: zone }).format(ms)
  for (const [tag, zone] of [
    [language, timeZone || undefined],
    [language, undefined],
    [undefined, timeZone || undefined],
  ] as const) {
    try {
      return format(tag || undefined, zone)
    } catch {
      // The next attempt omits an unknown language or time zone.
    }
  }
  return format(undefined, undefined)
}
