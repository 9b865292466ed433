import { type ReactElement, useEffect, useRef } from 'react'
import type { Caption } from '../rules/gallery.caption'
import { CaptionText } from './frame'

interface OverlayProps {
  readonly caption: Caption
  readonly position: string
  readonly isOnHover: boolean
}

/** A caption over its picture. Keyboards can scroll it if it is longer than its room. */
export function Overlay({ caption, position, isOnHover }: OverlayProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className="gallery__overlay" data-position={position} data-on-hover={isOnHover}>
      <CaptionText as="div" caption={caption} />
    </div>
  )
}
