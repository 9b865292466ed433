import * as z from 'zod/mini'
import { found } from '../../src/calls/search'
import { isRecord } from '../../src/data/core/json'
import { safeHref } from '../../src/data/fields/links'

/** A search result, with plain texts. */
export interface Found {
  readonly title: string
  readonly href: string
  readonly excerpt: string
  /** The URL of a thumbnail; empty for none. */
  readonly image: string
  /** The name of its collection. */
  readonly where: string
}

export interface Results {
  readonly items: readonly Found[]
  /** The total number of results; the preview shows the first ones. */
  readonly totalCount: number
}

/** Size of a thumbnail in the preview, in px. */
export const PICTURE_SIZE = 48

/**
 * Parses a response of the search API; `undefined` if it is invalid. Results without a title or a safe URL are left
 * out.
 *
 * @param base the page's URL.
 */
export function readResults(answer: unknown, size: number, base?: string): Results | undefined {
  if (!isRecord(answer) || !Array.isArray(answer['items'])) return undefined
  const items = answer['items'].flatMap((item: unknown) => {
    const { data } = z.safeParse(found, item)
    if (!data) return []
    const title = data.title.trim()
    const href = safeHref(data.itemUrl, base)
    if (!title || href === undefined) return []
    return [
      {
        title,
        href,
        excerpt: data.excerpt.trim(),
        image: pictureAddress(data.imageUrl, base),
        where: data.collectionDisplayName,
      },
    ]
  })
  const { totalCount } = answer
  return {
    items: items.slice(0, size),
    totalCount: typeof totalCount === 'number' ? Math.max(totalCount, items.length) : items.length,
  }
}

/** Adds the query for a small image, unless the URL has one. */
function pictureAddress(url: string, base: string | undefined): string {
  const address = safeHref(url, base)
  if (address === undefined || /^(mailto|tel|sms):/i.test(address)) return ''
  return /[?#]/.test(address) ? address : `${address}?format=100w`
}
