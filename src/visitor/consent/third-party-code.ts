import { BlockError } from '../../data/core/report'

/** How long a script of another host, and what it draws, is waited for, in ms (B9 L343). */
export const OUTSIDE_TIMEOUT_MS = 10_000

/** A script of another host, and what tells that it has done its work. */
export interface OutsideScript {
  /** Its address; undefined where it runs on the page already. */
  readonly src: string | undefined
  /** Where its element stands; some draw beside themselves. */
  readonly into: Node
  /** Called once it has run, or at once where it runs already. */
  readonly loaded?: () => void
  /** What it draws into. */
  readonly box: Element
  readonly isDrawn: () => boolean
  readonly timeoutMs?: number
  readonly signal: AbortSignal
}

/**
 * Runs a script of another host and waits until it has drawn.
 *
 * @throws BlockError `outside-failed` when it does not come, is refused by the page's policy, throws, or has drawn
 * nothing in time.
 */
export function runOutside(outside: OutsideScript): Promise<void> {
  const { src, into, loaded, box, isDrawn, timeoutMs = OUTSIDE_TIMEOUT_MS, signal } = outside
  return new Promise((done, reject) => {
    const host = src ? new URL(src).host : 'a script of this page'
    const script = document.createElement('script')
    const look = (): void => {
      if (isDrawn()) settle(done)
    }
    const watcher = new MutationObserver(look)
    const timer = setTimeout(() => fail(`${host} has drawn nothing in ${timeoutMs} ms`), timeoutMs)
    const stop = (): void => fail('nobody waits any more')
    signal.addEventListener('abort', stop)
    watcher.observe(box, { childList: true, subtree: true })
    script.onload = run
    script.onerror = () => {
      script.remove()
      fail(`no answer from ${host}`)
    }
    try {
      if (signal.aborted) return stop()
      if (!src) return run()
      script.async = true
      script.src = src
      into.appendChild(script)
    } catch (cause) {
      // Trusted Types refuse the address.
      fail(`the page allows no script of ${host}`, cause)
    }

    function run(): void {
      try {
        loaded?.()
        look()
      } catch (cause) {
        fail(`what ${host} has brought does not run`, cause)
      }
    }
    function fail(message: string, cause?: unknown): void {
      settle(() => reject(new BlockError('outside-failed', message, { cause })))
    }
    function settle(end: () => void): void {
      clearTimeout(timer)
      watcher.disconnect()
      signal.removeEventListener('abort', stop)
      script.onload = script.onerror = null
      end()
    }
  })
}
