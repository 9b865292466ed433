/** How many pictures load at a time [IMG-10]. */
export const CONCURRENT_LOADS = { desktop: 16, mobile: 1 } as const

/** How long a picture that does not answer keeps the others waiting, in ms. */
export const PATIENCE_MS = 8000

export interface LoadQueue {
  /**
   * Starts the load when a place is free, at once when it comes `first`. The place is free again when
   * the load settles, well or badly, or has taken `PATIENCE_MS`. Returns how to take the load back.
   */
  add(load: () => Promise<unknown>, first?: boolean): () => void
}

/**
 * A queue that runs at most `limit()` loads at a time, in order.
 *
 * @param later calls back after `PATIENCE_MS`, and returns how to stop that.
 */
export function createLoadQueue(
  limit: () => number,
  later: (call: () => void) => () => void = afterPatience,
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

function afterPatience(call: () => void): () => void {
  const timer = setTimeout(call, PATIENCE_MS)
  return () => clearTimeout(timer)
}

/** Up to this width a screen counts as mobile. */
const MOBILE = '(max-width: 432px)'

/** How many pictures may load at a time on this screen [IMG-10]. */
export function concurrentLoads(page: Window = window): number {
  return page.matchMedia(MOBILE).matches ? CONCURRENT_LOADS.mobile : CONCURRENT_LOADS.desktop
}
