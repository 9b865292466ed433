import { parseQuery } from '../../../src/query'
import type { Slide } from '../gallery.slide.schema'

/** What an address calls a slide by. */
export type NamedSlide = Pick<Slide, 'id' | 'url'>

/** The slide that an address names by `itemId`, in its hash or its query (B2 L68). Null when none is of that id or url. */
export function slideInAddress(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  slides: readonly NamedSlide[],
): number | null {
  const name = bare(parseQuery(hash.slice(1)).get('itemId') ?? parseQuery(search).get('itemId') ?? '')
  const index = slides.findIndex(({ id, url }) => [id, url].some(own => own && bare(own) === name))
  return index < 0 ? null : index
}

/**
 * The address of a page that shows this slide: that of its item where the page names its collection, else its own
 * (B2 L68). Null for a slide without a name.
 */
export function addressOfSlide(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  collectionUrl: string,
  { id, url }: NamedSlide,
): string | null {
  const name = bare(id || url)
  if (!name) return null
  const path = collectionUrl ? itemAddress(collectionUrl, name) : pathname
  return `${path}${search}#itemId=${encodeURIComponent(name)}`
}

/** The collection's address with the name of one of its items, and a slash at the end (B2 L68). */
export function itemAddress(collectionUrl: string, name: string): string {
  return `${withSlash(collectionUrl)}${withSlash(bare(name))}`
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

function bare(name: string): string {
  return name.replace(/^\/+|\/+$/g, '')
}
