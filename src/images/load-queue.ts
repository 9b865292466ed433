/** How many pictures load at a time (B4 L215). */
export const CONCURRENT_LOADS = { desktop: 16, mobile: 1 } as const

/** How long a picture that does not answer keeps the others waiting, in ms. */
export const PATIENCE_MS = 8000

/** Starts a load. It settles when the picture is there or has failed; the signal says to give up. */
export type LoadTask = (signal: AbortSignal) => Promise<unknown>

export interface LoadQueue {
  /** Runs the task when a place is free: at once with `first`. Returns how to take it back. */
  add(task: LoadTask, first?: boolean): () => void
}

/**
 * A queue that runs at most `limit()` tasks at a time, in order.
 *
 * @param wait gives up a task's place when it resolves, so that a dead host stops nobody else.
 */
export function createLoadQueue(limit: () => number, wait: () => Promise<unknown> = patience): LoadQueue {
  const waiting = new Set<() => void>()
  let running = 0

  function next(): void {
    for (const start of waiting) {
      if (running >= limit()) return
      waiting.delete(start)
      start()
    }
  }

  return {
    add(task, first = false) {
      const stop = new AbortController()
      const start = (): void => {
        running++
        // A task reports its own failure: here it only gives its place back.
        Promise.race([task(stop.signal).catch(() => undefined), wait()]).then(() => {
          running--
          next()
        })
      }
      if (first) start()
      else waiting.add(start)
      next()
      return () => {
        waiting.delete(start)
        stop.abort()
      }
    },
  }
}

function patience(): Promise<unknown> {
  return new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
}
