import type { ReactElement } from 'react'
import { useHost } from '../kit/element/host'
import { useHoveredPicture } from './pinterest-overlay.hovered'
import { PINTEREST_MESSAGES } from './pinterest-overlay.messages'
import type { PinterestOverlayData } from './pinterest-overlay.schema'
import { pinHref } from './pinterest-overlay.state'

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
