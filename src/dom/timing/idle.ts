/** Time budget of idle work in browsers without idle callbacks, in ms [ROLL-21]. */
const FRAME_BUDGET_MS = 50

/** Delay of idle work in browsers without idle callbacks, in ms [ROLL-21]. */
const IDLE_FALLBACK_MS = 100

/** Idle work; `deadline` is that of `requestIdleCallback`. */
export type IdleWork = (deadline: IdleDeadline) => void

/** The window's idle callbacks; Safari has none. */
interface IdleCallbacks {
  readonly requestIdleCallback?: (work: IdleWork, options?: IdleRequestOptions) => number
  readonly cancelIdleCallback?: (handle: number) => void
}

/**
 * Runs the work when the page is idle. Returns how to cancel it.
 *
 * @param limitMs the longest wait on a busy page; unlimited if missing.
 */
export function whenIdle(
  work: IdleWork,
  { requestIdleCallback: request, cancelIdleCallback: cancel }: IdleCallbacks = window,
  now: () => number = () => performance.now(),
  limitMs?: number,
): () => void {
  if (request && cancel) {
    const options = limitMs === undefined ? [] : [{ timeout: limitMs }]
    const handle = request.call(globalThis, work, ...options)
    return () => cancel.call(globalThis, handle)
  }

  const timer = setTimeout(() => {
    const end = now() + FRAME_BUDGET_MS
    work({ didTimeout: false, timeRemaining: () => Math.max(0, end - now()) })
  }, IDLE_FALLBACK_MS)
  return () => clearTimeout(timer)
}
