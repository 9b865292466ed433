import { type Frames, tween } from './tween'

/** Distance in px between the top of the window and the element [ROLL-29]. */
const SCROLL_OFFSET_PX = 30

/** Shortest and longest time that the page scrolls by itself: they are equal [ROLL-29]. */
const SCROLL_DURATION_MS = 50

/** The part of the window that scrolling needs. */
export type ScrollView = Frames & Pick<Window, 'scrollX' | 'scrollY' | 'scrollTo'>

/** Scrolls until the element is `offsetPx` below the top of the window [ROLL-29]. Returns how to stop. */
export function scrollIntoView(
  element: Element,
  offsetPx = SCROLL_OFFSET_PX,
  view: ScrollView = window,
): () => void {
  const start = view.scrollY
  const distance = element.getBoundingClientRect().top - offsetPx
  return tween(
    // A site's own `scroll-behavior: smooth` would run against this one.
    progress => view.scrollTo({ left: view.scrollX, top: start + distance * progress, behavior: 'instant' }),
    SCROLL_DURATION_MS,
    view,
  )
}
