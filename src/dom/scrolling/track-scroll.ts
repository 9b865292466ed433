import { BlockError } from '../../data/core/block-error'
import { report } from '../../data/core/report'
import { throttle } from '../timing/throttle'

/** A scroll position in px. */
export interface ScrollPosition {
  readonly left: number
  readonly top: number
}

/**
 * Calls `scrolled`, throttled, with the scroll position of a window or element whenever it changes [ROLL-22]. Returns
 * how to stop. Reports if there is no such node, and tracks nothing [ROLL-30].
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
