/** Time that a browser without idle callbacks gives the work [ROLL-21]. */
export const FRAME_BUDGET_MS = 50

/** Time until the work starts in a browser without idle callbacks [ROLL-21]. */
export const IDLE_FALLBACK_MS = 100

/** How much time is left, as `requestIdleCallback` tells it. */
export type IdleWork = (deadline: IdleDeadline) => void

/** The window's idle callbacks; Safari has none. */
export interface IdleCallbacks {
  readonly requestIdleCallback?: (work: IdleWork, options?: IdleRequestOptions) => number
  readonly cancelIdleCallback?: (handle: number) => void
}

/**
 * Does the work when the page has nothing better to do. Returns how to call it off.
 *
 * @param limitMs the longest that it waits on a page that is never quiet; without it, for ever.
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
