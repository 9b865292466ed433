import type { BlockError } from '../../data/core/report'

/** How long somebody waits for the bundle of what shall stand above the page, in ms. */
export const BUNDLE_PATIENCE_MS = 3000

/** Whether the bundle `name` comes: false once it has failed, or the time is over. */
export async function bundleComes(name: string, patienceMs = BUNDLE_PATIENCE_MS): Promise<boolean> {
  const tag = `ashlar-${name}`
  if (customElements.get(tag)) return true
  const waiting = new AbortController()
  const isThere = await Promise.race([
    customElements.whenDefined(tag).then(() => true),
    failureOf(name, patienceMs, waiting.signal).then(() => false),
  ])
  waiting.abort()
  return isThere
}

/** Settles when a file fails that the bundle may need, or when the time is over. */
function failureOf(name: string, patienceMs: number, signal: AbortSignal): Promise<void> {
  return new Promise(settle => {
    const timer = setTimeout(settle, patienceMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const listen = ({ detail }: CustomEvent<BlockError>): void => {
      // A bundle that another block misses is no matter of ours.
      const isOurs = detail.code === 'rollup-missing' && detail.message.endsWith(` ${name}`)
      if (isOurs || /^rollup-(failed|not-found)$/.test(detail.code)) settle()
    }
    document.addEventListener('ashlar:error', listen as EventListener, { signal })
  })
}
