import { BlockError } from '../block-error'
import { report } from '../report'
import { throttle } from '../timing/throttle'

/** Where a node is scrolled to, in px. */
export interface ScrollPosition {
  readonly left: number
  readonly top: number
}

/**
 * Calls `scrolled` with the position of a window or element each time it changes. Returns how to stop.
 * Reports when there is no such node, and tracks nothing (B8 L326).
 */
export function trackScroll(node: unknown, scrolled: (position: ScrollPosition) => void): () => void {
  if (!(node instanceof Window || node instanceof Element)) {
    report(new BlockError('node-missing', 'the scroll tracker was given no valid node'))
    return () => {}
  }

  const tell = throttle(() => scrolled(positionOf(node)))
  const listen = (): void => tell()
  node.addEventListener('scroll', listen, { passive: true })
  return () => {
    node.removeEventListener('scroll', listen)
    tell.stop()
  }
}

function positionOf(node: Window | Element): ScrollPosition {
  return node instanceof Window
    ? { left: node.scrollX, top: node.scrollY }
    : { left: node.scrollLeft, top: node.scrollTop }
}
