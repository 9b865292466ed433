import type { GetCore } from './load-core'

/** Distance from the viewport within which a block counts as visible. */
export const VISIBLE_MARGIN_PX = 200

/**
 * Creates a function that waits for the trigger that an element's `data-load` names, then calls `fire`: `visible`
 * (default), `idle`, `eager`, `interaction`, `hydrated` or `media(…)`. `core` implements the rarer ones, and reports unknown ones.
 * Stops when `signal` aborts.
 */
export function createTriggers(
  fire: (element: Element) => unknown,
  core: GetCore,
  signal: AbortSignal,
): (element: Element) => void {
  // Without an observer every block counts as visible.
  if (!window.IntersectionObserver) return fire
  // One observer for all blocks: a thousand cost one callback.
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
    // `createBlocks` handles clicks and focus.
    else if (trigger !== 'interaction') {
      core().then(started => started.waitFor(element, () => fire(element), whenVisible), whenVisible)
    }
  }
}
