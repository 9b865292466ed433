import { useEffect, useState } from 'react'
import { canBePinned } from './pinterest-overlay.state'

/** Pictures that an owner leaves out. */
const EXCLUDED = '[data-pin-nopin], [data-pin-nopin] *, [data-ashlar-surface] *, nav *, header *'

/** The picture of the page's content that the pointer or the focus is on; undefined on none, or where it is small. */
export function usePointedPicture(host: HTMLElement, smallest: number): HTMLImageElement | undefined {
  const [picture, point] = useState<HTMLImageElement>()
  useEffect(() => {
    const undo = new AbortController()
    const options = { passive: true, signal: undo.signal }
    const look = ({ target }: Event): void => {
      // On its way to the control, the pointer leaves the picture.
      if (target instanceof Node && host.contains(target)) return
      point(pictureAt(target, smallest))
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, options)
    // It would stand where the picture was.
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
