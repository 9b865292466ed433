/** How far from the viewport a lazy picture starts to load, in px (B4 L213, B9 L349). */
export const LAZY_MARGIN_PX = 200

/** Calls `near` once, when the element comes within `LAZY_MARGIN_PX` of the viewport. Returns how to stop. */
export function whenNear(element: Element, near: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
