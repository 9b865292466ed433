import { useLayoutEffect } from 'react'
import { useHost } from '../../kit/host'
import { caught } from '../rules/gallery.in-hand'
import { followed } from '../rules/gallery.linked'
import type { MovingGallery } from './use-motion'

/** The galleries of the page that are linked to others. */
const LINKED = new Map<Element, MovingGallery>()

export interface LinkedProps {
  readonly gallery: MovingGallery
  /** The selectors of the galleries that it keeps step with. They name it, too. */
  readonly selectors: readonly string[]
}

/** Keeps a gallery in step with those it is linked to: a part that is loaded where it is asked for. */
export function Linked({ gallery, selectors }: LinkedProps): null {
  const host = useHost()
  const { index, movingUntil } = gallery.motion

  useLayoutEffect(() => {
    LINKED.set(host, gallery)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useLayoutEffect(() => {
    for (const { change, track } of othersOf(host, selectors)) {
      change(own => followed(own, gallery.motion, track.count))
    }
  }, [index, movingUntil])

  // biome-ignore lint/correctness/useExhaustiveDependencies: its start and its end
  useLayoutEffect(() => {
    const [other] = othersOf(host, selectors)
    if (other) gallery.goTo(Math.min(other.motion.index, gallery.track.count - 1))
    return () => {
      LINKED.delete(host)
      // Nobody waits for a gallery that is gone.
      for (const { change } of othersOf(host, selectors)) change(caught)
    }
  }, [host])

  return null
}

function othersOf(host: Element, selectors: readonly string[]): MovingGallery[] {
  return [...LINKED].flatMap(([element, gallery]) =>
    element !== host && selectors.some(selector => element.matches(selector)) ? [gallery] : [],
  )
}
