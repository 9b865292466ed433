import { dom } from '../../../src/data/core/dom'
import { type FeatureTools, onDestroy } from '../../core/features/feature'

/** Blocks that come up later than this no longer move the page. */
const HOLD_MS = 10_000

/** Events by which the visitor takes over. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the target of the URL's fragment in place while the blocks above it come up: browsers compute its position once,
 * when most blocks do not have their height yet. Ends when the visitor does anything, or after 10 s.
 */
export function start(_: Pick<FeatureTools, '$site'>): void {
  const target = targetOf(location.hash)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Otherwise the browser restores the position of the last visit.
  if (!target || visit?.type !== 'navigate') return

  const undo = new AbortController()
  const stop = (): void => undo.abort()
  // Instant: it interrupts a smooth scroll of the browser's own to the outdated position.
  const resizes = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }))
  resizes.observe(dom.body)
  const timer = setTimeout(stop, HOLD_MS)
  for (const type of INPUTS)
    addEventListener(type, stop, { capture: true, passive: true, signal: undo.signal })
  undo.signal.addEventListener('abort', () => {
    resizes.disconnect()
    clearTimeout(timer)
  })
  onDestroy(stop)
}

/** Finds the element that a fragment targets. */
function targetOf(hash: string): Element | null {
  try {
    return dom.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The fragment may contain a malformed percent sequence.
    return null
  }
}
