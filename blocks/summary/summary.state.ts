import type { Widget } from '../../src/calls/widgets'
import type { SummaryData, SummaryItem } from './summary.schema'

/** Where a summary shows the date of an item, by the builder's names of it. */
export type MetadataPlace = 'above-title' | 'below-title' | 'below-content'

/** What to ask the server for; undefined where the page brings the items along (A7 L109). */
export function widgetOf(data: SummaryData): Widget | undefined {
  const { items, hasServerItems, refresh, collectionId, blockId, ...value } = data
  if (!collectionId || items.length > 0 || (hasServerItems && !refresh)) return undefined
  return { type: 'summary', id: blockId, value, collectionId }
}

/** The items that show: as many as are asked for, and none that has nothing to say. */
export const shownItems = ({ items, pageSize }: Pick<SummaryData, 'items' | 'pageSize'>): SummaryItem[] =>
  items.filter(({ title, excerpt, assetUrl }) => title || excerpt || assetUrl).slice(0, pageSize)

/** The custom properties that carry what the data says of sizes. */
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

/** Where the date stands; undefined where none is asked for. */
export function datePlace(data: SummaryData): MetadataPlace | undefined {
  if (data.primaryMetadata !== 'date') return undefined
  const place = data.metadataPosition
  return place === 'above-title' || place === 'below-title' ? place : 'below-content'
}

/**
 * A day in words.
 *
 * @param timeZone where the site is; the visitor's own where it is empty. A language or a time zone that the
 *   browser does not know falls back to its own.
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
      // The next one leaves out what the browser may not know.
    }
  }
  return format(undefined, undefined)
}
