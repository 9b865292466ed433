import * as z from 'zod/mini'
import { found } from '../../src/calls/search'
import { isRecord } from '../../src/data/core/json'
import { safeHref } from '../../src/data/fields/safe-href'

/** One thing that was found. All of it is text. */
export interface Found {
  readonly title: string
  readonly href: string
  readonly excerpt: string
  /** Address of a small picture; empty for none. */
  readonly image: string
  /** The name of the collection it is in. */
  readonly where: string
}

export interface Results {
  readonly items: readonly Found[]
  /** All that was found; the preview shows the first. */
  readonly totalCount: number
}

/** Picture that a line of the preview has, in px. */
export const PICTURE_SIZE = 48

/**
 * Reads an answer of the search; undefined where it is none. What has no title, or no address that is safe to
 * follow, is left out.
 *
 * @param base the page's own address.
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

/** Asks for a small one, as images are asked for by the query (decisions §3), where none is asked for yet. */
function pictureAddress(url: string, base: string | undefined): string {
  const address = safeHref(url, base)
  if (address === undefined || /^(mailto|tel|sms):/i.test(address)) return ''
  return /[?#]/.test(address) ? address : `${address}?format=100w`
}
