import { parseQuery } from '../../../../src/data/core/query'
import type { Slide } from '../../gallery.slide.schema'

/** The fields that identify a slide in a URL. */
export type NamedSlide = Pick<Slide, 'id' | 'url'>

/** The slide that the URL names by `itemId`, in its hash or query; null if there is none. */
export function slideInAddress(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  slides: readonly NamedSlide[],
): number | null {
  const name = bare(parseQuery(hash.slice(1)).get('itemId') ?? parseQuery(search).get('itemId') ?? '')
  const index = slides.findIndex(({ id, url }) => [id, url].some(own => own && bare(own) === name))
  return index < 0 ? null : index
}

/** A name without leading and trailing slashes. */
export function bare(name: string): string {
  return name.split('/').filter(Boolean).join('/')
}
