import { type ReactElement, useEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { useHost } from '../kit/element/host'
import { PINTEREST_MESSAGES } from './pinterest-overlay.messages'
import type { PinterestOverlayData } from './pinterest-overlay.schema'
import { canBePinned, pinHref } from './pinterest-overlay.state'

/** One save button, shown on the hovered or focused image. */
export function PinterestOverlay({ smallest }: PinterestOverlayData): ReactElement | null {
  const host = useHost()
  const picture = useHoveredPicture(host, smallest)
  if (!picture) return null
  const { left, top } = picture.getBoundingClientRect()
  const pinned = { page: location.href, source: picture.currentSrc, alt: picture.alt }
  return (
    <a
      className="pinterest-overlay__save"
      href={pinHref(pinned)}
      target="_blank"
      rel="noopener"
      aria-label={PINTEREST_MESSAGES.label}
      style={{ translate: `${Math.max(left, 0) + 12}px ${Math.max(top, 0) + 12}px` }}
    >
      {PINTEREST_MESSAGES.save}
    </a>
  )
}

/** Images without a save button. */
const EXCLUDED = '[data-pin-nopin], [data-pin-nopin] *, [data-ashlar-surface] *, nav *, header *'

/** The hovered or focused content image; `undefined` if there is none or it is too small. */
function useHoveredPicture(host: HTMLElement, smallest: number): HTMLImageElement | undefined {
  const [picture, point] = useState<HTMLImageElement>()
  useEffect(() => {
    const undo = new AbortController()
    const options = { passive: true, signal: undo.signal }
    const look = ({ target }: Event): void => {
      // The pointer leaves the image on its way to the button.
      if (target instanceof Node && host.contains(target)) return
      point(pictureAt(target, smallest))
    }
    for (const type of ['pointerover', 'focusin']) dom.addEventListener(type, look, options)
    // The button does not scroll with the image.
    dom.addEventListener('scroll', () => point(undefined), { ...options, capture: true })
    return () => undo.abort()
  }, [host, smallest])
  return picture
}

function pictureAt(target: EventTarget | null, smallest: number): HTMLImageElement | undefined {
  if (!(target instanceof Element)) return undefined
  const inside = target.matches('a, button') ? target.querySelector('img') : null
  const picture = target instanceof HTMLImageElement ? target : inside
  if (!picture || picture.matches(EXCLUDED) || !canBePinned(picture.currentSrc)) return undefined
  return Math.min(picture.clientWidth, picture.clientHeight) < smallest ? undefined : picture
}
