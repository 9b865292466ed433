/** A debounced function. */
interface Debounced<Arguments extends unknown[]> {
  /** Runs after a pause in calls, with the latest arguments. */
  (...latest: Arguments): void
  /** Cancels a pending run. */
  stop(): void
}

/** Debounces a function until it has not been called for `pauseMs`. */
export function debounce<Arguments extends unknown[]>(
  work: (...latest: Arguments) => void,
  pauseMs: number,
): Debounced<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  const call = (...latest: Arguments): void => {
    stop()
    timer = setTimeout(() => work(...latest), pauseMs)
  }
  return Object.assign(call, { stop })
}
