import { useEffect, useState } from 'react'
import { canBePinned } from './pinterest-overlay.state'

/** Images without a save button. */
const EXCLUDED = '[data-pin-nopin], [data-pin-nopin] *, [data-ashlar-surface] *, nav *, header *'

/** The hovered or focused content image; `undefined` if there is none or it is too small. */
export function useHoveredPicture(host: HTMLElement, smallest: number): HTMLImageElement | undefined {
  const [picture, point] = useState<HTMLImageElement>()
  useEffect(() => {
    const undo = new AbortController()
    const options = { passive: true, signal: undo.signal }
    const look = ({ target }: Event): void => {
      // The pointer leaves the image on its way to the button.
      if (target instanceof Node && host.contains(target)) return
      point(pictureAt(target, smallest))
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, options)
    // The button does not scroll with the image.
    document.addEventListener('scroll', () => point(undefined), { ...options, capture: true })
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
