/** The number of concurrent loads. */
export const CONCURRENT_LOADS = { desktop: 16, mobile: 1 } as const

/** Timeout after which a load no longer blocks others, in ms. */
const LOAD_TIMEOUT_MS = 8000

export interface LoadQueue {
  /**
   * Starts the load when a slot is free, or immediately if `first`. The slot is released when the load
   * settles or times out. Returns how to cancel the load.
   */
  add(load: () => Promise<unknown>, first?: boolean): () => void
}

/**
 * Makes a queue that runs at most `limit()` loads at a time, in order.
 *
 * @param later calls back after the timeout, and returns how to cancel that.
 */
export function createLoadQueue(
  limit: () => number,
  later: (call: () => void) => () => void = afterTimeout,
): LoadQueue {
  const waiting = new Set<() => void>()
  const running = new Set<object>()

  function next(): void {
    for (const start of waiting) {
      if (running.size >= limit()) return
      waiting.delete(start)
      start()
    }
  }

  return {
    add(load, first = false) {
      const place = {}
      const leave = (): void => {
        waiting.delete(start)
        if (running.delete(place)) next()
      }
      const start = (): void => {
        running.add(place)
        const stopWaiting = later(leave)
        const end = (): void => {
          stopWaiting()
          leave()
        }
        load().then(end, end)
      }
      if (first) start()
      else waiting.add(start)
      next()
      return leave
    },
  }
}

function afterTimeout(call: () => void): () => void {
  const timer = setTimeout(call, LOAD_TIMEOUT_MS)
  return () => clearTimeout(timer)
}

/** Screens up to this width count as mobile. */
const MOBILE = '(max-width: 432px)'

/** The number of concurrent loads on this screen. */
export function concurrentLoads(page: Window = window): number {
  return page.matchMedia(MOBILE).matches ? CONCURRENT_LOADS.mobile : CONCURRENT_LOADS.desktop
}
