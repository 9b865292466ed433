/** The distance from the viewport at which a lazy image starts to load, in px [IMG-07]. */
const LAZY_MARGIN_PX = 200

type Look = (entry: IntersectionObserverEntry) => void

/** The callbacks per element. One observer serves all: thousands would be slow. */
const looks = new Map<Element, Set<Look>>()
let observer: IntersectionObserver | undefined

/**
 * Calls `near` once, when the element comes within `LAZY_MARGIN_PX` of the viewport. An element without a
 * width, such as an image without an address in some browsers, counts as being at its parent. Without an
 * observer, everything is near. Returns how to stop.
 */
export function whenNear(element: Element, near: () => void): () => void {
  if (!window.IntersectionObserver) {
    near()
    return () => {}
  }
  let at = element
  const look: Look = ({ isIntersecting, boundingClientRect }) => {
    const parent = at === element && boundingClientRect.width === 0 ? element.parentElement : null
    if (!parent && !isIntersecting) return
    forget(at, look)
    if (!parent) return near()
    at = parent
    watch(at, look)
  }
  watch(at, look)
  return () => forget(at, look)
}

function watch(element: Element, look: Look): void {
  observer ??= new IntersectionObserver(see, { rootMargin: `${LAZY_MARGIN_PX}px` })
  looks.set(element, (looks.get(element) ?? new Set()).add(look))
  // Observers only report elements observed anew.
  observer.unobserve(element)
  observer.observe(element)
}

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) for (const look of [...(looks.get(entry.target) ?? [])]) look(entry)
}

function forget(element: Element, look: Look): void {
  const others = looks.get(element)
  others?.delete(look)
  if (others?.size) return
  looks.delete(element)
  observer?.unobserve(element)
}
