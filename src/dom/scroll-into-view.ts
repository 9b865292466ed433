import { type Frames, tween } from './tween'

/** Distance in px between the top of the window and the element [ROLL-29]. */
const SCROLL_OFFSET_PX = 30

/** The duration of a scroll, in ms: minimum and maximum are equal [ROLL-29]. */
const SCROLL_DURATION_MS = 50

/** The properties of the window that scrolling needs. */
export type ScrollView = Frames & Pick<Window, 'scrollX' | 'scrollY' | 'scrollTo'>

/** Scrolls until the element is `offsetPx` below the top of the window. Returns how to stop. */
export function scrollIntoView(
  element: Element,
  offsetPx = SCROLL_OFFSET_PX,
  view: ScrollView = window,
): () => void {
  const start = view.scrollY
  const distance = element.getBoundingClientRect().top - offsetPx
  return tween(
    // Instant: the site's `scroll-behavior: smooth` would fight the animation.
    progress => view.scrollTo({ left: view.scrollX, top: start + distance * progress, behavior: 'instant' }),
    SCROLL_DURATION_MS,
    view,
  )
}
