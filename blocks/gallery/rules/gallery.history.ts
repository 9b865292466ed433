import { parseQuery } from '../../../src/data/core/query'
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

/** A name without the slashes around it. */
export function bare(name: string): string {
  return name.replace(/^\/+|\/+$/g, '')
}
