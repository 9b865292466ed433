/** The scroll position of the page, and whether the header is out of view. */
interface Scrolled {
  readonly top: number
  readonly isAway: boolean
}

/** Shorter scrolls, in px, are ignored: a resting finger, or the browser's bars. */
const MIN_DISTANCE = 8

/**
 * Hides a header while the visitor scrolls down, and shows it again while they scroll up.
 *
 * @param height the header's: above it, at the top of the page, the header always shows.
 */
export function scroll(from: Scrolled, top: number, height: number): Scrolled {
  if (top <= height) return { top: Math.max(0, top), isAway: false }
  if (Math.abs(top - from.top) < MIN_DISTANCE) return from
  return { top, isAway: top > from.top }
}
