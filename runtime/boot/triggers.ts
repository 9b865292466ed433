import type * as Core from '../core/core'
import type { Load } from './load-rollup'

/** How far ahead of the viewport a block counts as visible (design: Loading). */
export const VISIBLE_MARGIN_PX = 200

/**
 * Makes a function that waits with an element, until `signal` says that it is over. It calls `fire` when
 * the moment has come that the element's `data-load` names: `visible` (default), `idle`, `eager`,
 * `interaction` or `media(…)`. The rarer ones are read by a part that is loaded for them; an unknown word is
 * reported there, and counts as `visible`.
 */
export function createTriggers(
  fire: (element: Element) => unknown,
  load: Load,
  signal: AbortSignal,
): (element: Element) => void {
  // Where nothing can tell what is in view, everything counts as near.
  if (!window.IntersectionObserver) return fire
  // One observer serves every block: a thousand of them cost one callback.
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        fire(target)
      }
    },
    { rootMargin: `${VISIBLE_MARGIN_PX}px` },
  )
  signal.addEventListener('abort', () => observer.disconnect())
  return element => {
    const trigger = element.getAttribute('data-load')
    const whenVisible = (): void => observer.observe(element)
    if (trigger === 'eager') fire(element)
    else if (!trigger || trigger === 'visible') whenVisible()
    // Whoever watches the visitor's clicks and focus fires it.
    else if (trigger !== 'interaction') {
      load('core').then(
        ([core]) => (core as typeof Core).waitFor(element, () => fire(element), whenVisible),
        whenVisible,
      )
    }
  }
}
