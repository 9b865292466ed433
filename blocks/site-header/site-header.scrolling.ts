import { dom } from '../../src/data/core/dom'
import { scroll } from '../../src/dom/scroll-back'

/**
 * Keeps the targets of links clear of a sticky header, and hides one that scrolls back while the visitor scrolls down.
 */
export function followScrolling(
  host: HTMLElement,
  position: 'sticky' | 'scroll-back',
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const { style } = dom.documentElement
  const before = style.scrollPaddingBlockStart
  const sizes = new ResizeObserver(() => {
    style.scrollPaddingBlockStart = `${host.offsetHeight}px`
  })
  sizes.observe(host)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    style.scrollPaddingBlockStart = before
  })
  if (position === 'scroll-back') hideWhileScrollingDown(host, signal)
}

function hideWhileScrollingDown(host: HTMLElement, signal: AbortSignal): void {
  let state = { top: scrollY, isAway: false }
  const show = (): void => host.removeAttribute('data-scrolled-away')
  const follow = (): void => {
    state = scroll(state, scrollY, host.offsetHeight)
    const isInUse = host.querySelector(':focus-visible, [aria-expanded=true]')
    host.toggleAttribute('data-scrolled-away', state.isAway && !isInUse)
  }
  addEventListener('scroll', follow, { passive: true, signal })
  host.addEventListener('focusin', show, { signal })
}
