import type { SiteHeaderData } from './site-header.schema'
import { scroll } from './site-header.state'

/**
 * Keeps the header in view, and the targets of links clear of it. Returns how to stop.
 */
export function startPosition(host: HTMLElement, position: SiteHeaderData['position']): () => void {
  if (position === 'static') return () => {}
  host.dataset['position'] = position
  const undo = new AbortController()
  const { signal } = undo
  const { style } = document.documentElement
  const before = style.scrollPaddingBlockStart
  const sizes = new ResizeObserver(() => {
    style.scrollPaddingBlockStart = `${host.offsetHeight}px`
  })
  sizes.observe(host)
  if (position === 'scroll-back') hideWhileScrollingDown(host, signal)
  return () => {
    undo.abort()
    sizes.disconnect()
    style.scrollPaddingBlockStart = before
  }
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
