import * as z from 'zod/mini'
import { type FoundList, found } from '../../src/calls/search'
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
 * Reads the results of a search. Those without a title or a safe URL are left out.
 *
 * @param base the page's URL.
 */
export function readResults(answer: FoundList, size: number, base?: string): Results {
  const items = answer.items.flatMap(item => {
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
