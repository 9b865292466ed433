import { type Frames, tween } from '../timing/tween'

/** Distance that stays free above what was scrolled to (B9 L348). */
export const SCROLL_OFFSET_PX = 30

/** Shortest and longest time that the page scrolls by itself (B9 L348). */
export const SCROLL_DURATION_MS = { min: 50, max: 50 } as const

/** What scrolling needs of the window. */
export type ScrollView = Frames & Pick<Window, 'scrollX' | 'scrollY' | 'scrollTo'>

/** How long scrolling over a distance takes: a pixel per ms, within the limits. */
export const scrollDurationMs = (distancePx: number): number =>
  Math.min(Math.max(Math.abs(distancePx), SCROLL_DURATION_MS.min), SCROLL_DURATION_MS.max)

/** Scrolls until the element stands `offsetPx` under the top of the window. Returns how to stop. */
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
    scrollDurationMs(distance),
    view,
  )
}
