import { BlockError } from '../../data/core/report'
import { createThirdPartyScript } from '../../dom/trusted-code'

/** Timeout of a third-party script and its rendering, in ms [WID-06]. */
export const THIRD_PARTY_TIMEOUT_MS = 10_000

/** A third-party script and how to recognize that it has rendered. */
export interface ThirdPartyScript {
  /** Its address; `undefined` if the script already runs on the page. */
  readonly src: string | undefined
  /** The parent of its element; some scripts render next to themselves. */
  readonly into: Node
  /** Called when it has run; immediately if it already runs. */
  readonly loaded?: () => void
  /** The element that it renders into. */
  readonly box: Element
  readonly isDrawn: () => boolean
  readonly timeoutMs?: number
  readonly signal: AbortSignal
}

/**
 * Runs a third-party script and waits until it has rendered.
 *
 * @throws BlockError `outside-failed` if it does not load, is blocked by the page's policy, throws, or
 * renders nothing in time.
 */
export function runThirdPartyScript(options: ThirdPartyScript): Promise<void> {
  const { src, into, loaded, box, isDrawn, timeoutMs = THIRD_PARTY_TIMEOUT_MS, signal } = options
  return new Promise((done, reject) => {
    const host = src ? new URL(src).host : 'a script of this page'
    let script: HTMLScriptElement | undefined
    const look = (): void => {
      if (isDrawn()) settle(done)
    }
    const watcher = new MutationObserver(look)
    const timer = setTimeout(() => fail(`${host} has drawn nothing in ${timeoutMs} ms`), timeoutMs)
    const stop = (): void => fail('the block was removed before it was rendered')
    signal.addEventListener('abort', stop)
    watcher.observe(box, { childList: true, subtree: true })
    try {
      if (signal.aborted) return stop()
      if (!src) return run()
      script = createThirdPartyScript(src)
      script.onload = run
      script.onerror = () => {
        script?.remove()
        fail(`no answer from ${host}`)
      }
      into.appendChild(script)
    } catch (cause) {
      // Trusted Types reject the address.
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
      if (script) script.onload = script.onerror = null
      end()
    }
  })
}
