/** Work that waits until its calls rest. */
export interface Debounced<Arguments extends unknown[]> {
  /** Runs once nobody has called for the pause, with the latest arguments. */
  (...latest: Arguments): void
  /** Forgets a run that is still to come. */
  stop(): void
}

/** Makes work wait until nobody has called it for `pauseMs`. */
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
