import { BlockError, report } from '../data/core/report'

/** The number of run times in the mean [ROLL-22]. */
const MAX_SAMPLES = 22

/** A throttled function, which takes at most a third of the page's time. */
interface Throttled<Arguments extends unknown[]> {
  /** Runs now, or after the pause that follows the last run, with the latest arguments. */
  (...latest: Arguments): void
  /** Cancels a pending run. */
  stop(): void
}

/**
 * Throttles a function: each run is followed by a pause of twice the mean of its last 22 run times.
 *
 * @param now a clock in ms, precise enough to time a run.
 */
export function throttle<Arguments extends unknown[]>(
  work: (...latest: Arguments) => void,
  now: () => number = () => performance.now(),
): Throttled<Arguments> {
  let samples: readonly number[] = []
  let earliest = Number.NEGATIVE_INFINITY
  let waiting: Arguments | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }

  const run = (latest: Arguments): void => {
    stop()
    const start = now()
    try {
      work(...latest)
    } finally {
      const end = now()
      samples = [...samples, end - start].slice(-MAX_SAMPLES)
      earliest = end + (2 * samples.reduce((sum, ms) => sum + ms, 0)) / samples.length
    }
  }

  const call = (...latest: Arguments): void => {
    const pause = earliest - now()
    if (pause <= 0) return run(latest)
    waiting = latest
    timer ??= setTimeout(() => waiting && run(waiting), pause)
  }

  return Object.assign(call, { stop })
}

/** A scroll position in px. */
export interface ScrollPosition {
  readonly left: number
  readonly top: number
}

/**
 * Calls `scrolled`, throttled, with the scroll position of a window or element whenever it changes. Returns
 * how to stop. Reports if there is no such node, and tracks nothing.
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
