import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../../kit/ui/base/use-media'
import type { GalleryData } from '../../gallery.schema'
import { isOffScreen } from '../../rules/gallery.keys'
import { scrollTarget } from '../../rules/gallery.thumbnails'

/** Keeps the thumbnail of the slide that is shown in its place, and the focus on it while that is in the row. */
export function useThumbnailRow(
  row: RefObject<HTMLElement | null>,
  shown: number,
  alignment: GalleryData['activeAlignment'],
): void {
  const isStill = useReducedMotion()
  const isNew = useRef(true)

  useLayoutEffect(() => {
    const element = row.current
    const thumbnail = element?.children[shown]
    if (!element || !(thumbnail instanceof HTMLElement)) return undefined
    if (element.contains(document.activeElement)) thumbnail.focus({ preventScroll: true })

    // Only the row itself: the page around it stays where the visitor has scrolled it.
    const place = (behavior: ScrollBehavior): void => {
      const { offsetLeft: offset, offsetWidth: width } = thumbnail
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      const left = scrollTarget({ offset, width }, element.clientWidth, alignment, isRightToLeft)
      element.scrollTo({ left, behavior })
    }
    // Firefox moves no row slowly that nobody sees.
    const isUnseen = isNew.current || isOffScreen(element.getBoundingClientRect(), window)
    place(isStill || isUnseen ? 'instant' : 'smooth')
    isNew.current = false
    let { clientWidth } = element
    const observer = new ResizeObserver(() => {
      if (clientWidth === element.clientWidth) return
      clientWidth = element.clientWidth
      place('instant')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, shown, alignment, isStill])
}
