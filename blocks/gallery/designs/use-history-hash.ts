import { useEffect, useRef, useState } from 'react'
import { isRecord } from '../../../src/record'
import { isEditMode } from '../../../src/site/edit-mode'
import { $site } from '../../../src/site/site'
import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { addressOfSlide, slideInAddress } from '../rules/gallery.history'

/** The slide to start with: the one that the address names, where the gallery keeps its place there. */
export function useStart({ historyHash, slides, currentIndex }: GalleryData): number {
  // Asked once: from then on, the address follows the gallery.
  const [named] = useState(() => (isKept(historyHash) ? slideInAddress(location, slides) : null))
  return named ?? currentIndex
}

/** Writes the slide that is shown into the address, without a step for the Back button. */
export function useHistoryHash(historyHash: boolean, slide: Slide | undefined, index: number): void {
  const written = useRef(index)
  useEffect(() => {
    if (written.current === index || !slide || !isKept(historyHash)) return
    written.current = index
    const address = addressOfSlide(location, collectionPath(), slide)
    if (address) history.replaceState(history.state, '', address)
  }, [historyHash, slide, index])
}

function isKept(historyHash: boolean): boolean {
  return historyHash && !isEditMode()
}

/** The path of the page's collection; empty where the page belongs to none. */
function collectionPath(): string {
  const { collection } = $site.get()
  const url = isRecord(collection) ? collection.fullUrl : ''
  return typeof url === 'string' && url && URL.canParse(url, location.href)
    ? new URL(url, location.href).pathname
    : ''
}
