import { bare, type NamedSlide } from './gallery.history'

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
