import { useEffect, useRef } from 'react'
import { collectionPlace } from '../../../src/site/collection-place'
import { isEditMode } from '../../../src/site/core/edit-mode'
import type { Slide } from '../gallery.slide.schema'
import { bare, type NamedSlide } from './slideshow/gallery.history'

interface HistoryHashProps {
  readonly slides: readonly Slide[]
  /** The initial slide. */
  readonly first: number
  /** The current slide. */
  readonly index: number
}

/**
 * Writes the current slide into the URL without a history entry: a lazy chunk.
 */
export function HistoryHash({ slides, first, index }: HistoryHashProps): null {
  const written = useRef(first)
  const slide = slides[index]
  useEffect(() => {
    if (written.current === index || !slide || isEditMode()) return
    written.current = index
    const address = addressOfSlide(location, collectionPath(), slide)
    if (address) history.replaceState(history.state, '', address)
  }, [slide, index])
  return null
}

/** The path of the page's collection; empty if there is none. */
function collectionPath(): string {
  const { fullUrl: url } = collectionPlace()
  return url && URL.canParse(url, location.href) ? new URL(url, location.href).pathname : ''
}

/**
 * The URL of a slide: that of its item if the page has a collection, or else the page's own with the item's id.
 * Null for a slide without an id.
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

/** The URL of an item in a collection, with a trailing slash. */
export function itemAddress(collectionUrl: string, name: string): string {
  return `${withSlash(collectionUrl)}${withSlash(bare(name))}`
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
