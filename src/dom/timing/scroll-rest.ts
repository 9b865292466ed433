/**
 * For how many frames a row stays at its place before it is at rest. Frames in place of milliseconds: a busy browser
 * pauses while it scrolls, and draws none.
 */
const STILL_FRAMES = 8

/** Calls `onRest` whenever `element` has come to rest after it was scrolled. Returns a function that ends it. */
export function onScrollRest(element: Element, onRest: () => void): () => void {
  let request = 0
  const count = (place: number, frames: number): void => {
    cancelAnimationFrame(request)
    request = requestAnimationFrame(() => {
      const { scrollLeft } = element
      if (scrollLeft !== place) count(scrollLeft, 0)
      else if (frames < STILL_FRAMES) count(place, frames + 1)
      else onRest()
    })
  }
  const start = (): void => count(element.scrollLeft, 0)
  element.addEventListener('scroll', start, { passive: true })
  return () => {
    element.removeEventListener('scroll', start)
    cancelAnimationFrame(request)
  }
}
