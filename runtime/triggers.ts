import type { Load } from './load-rollup'
import type * as Lead from './parts/lead'

/** How far ahead of the viewport a block counts as visible (design: Loading). */
export const VISIBLE_MARGIN_PX = 200

/**
 * Calls `fire` when the moment has come that the element's `data-load` names: `visible` (default),
 * `idle`, `eager`, `interaction` or `media(…)`. The rarer ones are read by a part that is loaded for
 * them; an unknown word is reported there, and counts as `visible`.
 */
export function waitForTrigger(element: Element, fire: () => void, load: Load): void {
  const text = element.getAttribute('data-load') || 'visible'
  const fallBack = (): void => whenVisible(element, fire)
  if (text === 'visible') fallBack()
  else if (text === 'eager') fire()
  // Whoever watches the visitor's clicks and focus fires it.
  else if (text !== 'interaction') {
    load('lead').then(([lead]) => (lead as typeof Lead).waitFor(element, fire, fallBack), fallBack)
  }
}

let observer: IntersectionObserver | undefined
const watched = new WeakMap<Element, () => void>()

/** One observer serves every block: a thousand of them cost one callback. */
function whenVisible(element: Element, fire: () => void): void {
  if (!window.IntersectionObserver) return fire()
  observer ??= new IntersectionObserver(see, { rootMargin: `${VISIBLE_MARGIN_PX}px` })
  watched.set(element, fire)
  observer.observe(element)
}

function see(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    watched.get(target)?.()
  }
}

/** Forgets every block that waits to be seen. */
export function stopWaiting(): void {
  observer?.disconnect()
}
