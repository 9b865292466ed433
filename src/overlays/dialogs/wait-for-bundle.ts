import { dom } from '../../data/core/dom'
import type { BlockError } from '../../data/core/report'

/** Timeout for an overlay's bundle, in ms. */
export const BUNDLE_TIMEOUT_MS = 3000

/** Resolves to whether the bundle `name` loads: false if it fails, or after `timeoutMs`. */
export async function bundleLoads(name: string, timeoutMs = BUNDLE_TIMEOUT_MS): Promise<boolean> {
  const tag = `ashlar-${name}`
  if (customElements.get(tag)) return true
  const waiting = new AbortController()
  const isThere = await Promise.race([
    customElements.whenDefined(tag).then(() => true),
    failureOf(name, timeoutMs, waiting.signal).then(() => false),
  ])
  waiting.abort()
  return isThere
}

/** Resolves when a file that the bundle may need fails, or after `timeoutMs`. */
function failureOf(name: string, timeoutMs: number, signal: AbortSignal): Promise<void> {
  return new Promise(settle => {
    const timer = setTimeout(settle, timeoutMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const listen = ({ detail }: CustomEvent<BlockError>): void => {
      // Ignores other blocks' missing bundles.
      const isOurs = detail.code === 'rollup-missing' && `${detail.message}:`.includes(` ${name}:`)
      if (isOurs || /^rollup-(failed|not-found)$/.test(detail.code)) settle()
    }
    dom.addEventListener('ashlar:error', listen as EventListener, { signal })
  })
}
