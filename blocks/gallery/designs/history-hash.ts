import { useEffect, useRef } from 'react'
import { collectionPlace } from '../../../src/site/collection-place'
import { isEditMode } from '../../../src/site/core/edit-mode'
import type { Slide } from '../gallery.slide.schema'
import { bare, type NamedSlide } from '../rules/gallery.history'

interface HistoryHashProps {
  readonly slides: readonly Slide[]
  /** The slide that the gallery started with. */
  readonly first: number
  /** The slide that it shows. */
  readonly index: number
}

/**
 * Writes the slide that is shown into the address, without a step for the Back button: a part that is loaded
 * where it is asked for.
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

/** The path of the page's collection; empty where the page belongs to none. */
function collectionPath(): string {
  const { fullUrl: url } = collectionPlace()
  return url && URL.canParse(url, location.href) ? new URL(url, location.href).pathname : ''
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
