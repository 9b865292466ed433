import { useEffect, useLayoutEffect } from 'react'
import { report } from '../../../src/data/core/report'
import { interceptClicks } from '../../../src/media/intercept-clicks'
import { useHost } from '../../kit/element/host'
import type { GalleryData } from '../gallery.schema'
import { largeOf } from '../gallery.slide.schema'
import type * as LightboxOpener from './lightbox-opener'

let opener: typeof LightboxOpener | undefined
const load = async () => (opener ??= await import('./lightbox-opener'))

/**
 * With `lightbox`, links each picture to itself, so that it is focusable and works without the lightbox.
 */
export function useLightbox(data: GalleryData): GalleryData {
  const { lightbox, slides } = data
  const host = useHost()
  // Early clicks are replayed after this effect.
  useLayoutEffect(() => {
    if (!lightbox) return undefined
    // Synchronously if loaded: even a settled import takes a task.
    return interceptClicks(host, 'a.gallery__frame', link =>
      opener ? opener.open(link, host, data) : load().then(part => part.open(link, host, data)),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once
  useEffect(() => {
    if (!lightbox) return undefined
    const leaving = new AbortController()
    load()
      .then(part => part.prepare(host, data, leaving.signal))
      .catch(report)
    return () => leaving.abort()
  }, [lightbox])
  if (!lightbox) return data
  return {
    ...data,
    slides: slides.map(slide => ({ ...slide, clickThroughUrl: largeOf(slide), newWindow: false })),
  }
}
