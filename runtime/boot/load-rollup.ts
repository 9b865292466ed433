import { report, toBlockError } from '../../src/data/core/report'
import type * as Core from '../core/core'
import { fetchWithRetries } from './fetch-with-retries'
import { builtInRollups, type Rollups } from './read-rollups'

/** Time after which loading a bundle fails [ROLL-10]. */
export const CHUNK_TIMEOUT_MS = 120_000

/** Loads a bundle by its name and returns its modules. Rejects with a BlockError. */
export type Load = (name: string) => Promise<readonly unknown[]>

/** Fetches a file ahead of its import, and imports it. */
export type FileAccess = readonly [
  fetchScript?: (url: string, signal: AbortSignal) => Promise<void>,
  importScript?: (url: string) => Promise<unknown>,
]

/**
 * Creates a function that loads each bundle once, all its files in parallel. A failed load is reported and forgotten, so
 * the next call tries again.
 *
 * Bundles with style sheets run after `core`, which loads those. Built-in bundles have none and import `core`
 * themselves.
 */
export function createLoader(
  rollups: Rollups,
  fetchScript: (url: string, signal: AbortSignal) => Promise<void> = fetchWithRetries,
  importScript: (url: string) => Promise<unknown> = url => import(/* @vite-ignore */ url),
  timeout: (ms: number) => AbortSignal = AbortSignal.timeout,
): Load {
  const loads = new Map<string, ReturnType<Load>>()
  let lastError: unknown

  const load: Load = name => {
    const loading = loads.get(name) ?? start(name)
    loads.set(name, loading)
    loading.catch(error => {
      loads.delete(name)
      // Reported once for all that wait for it; a failure of `core` fails every other bundle.
      if (error !== lastError) report(error)
      lastError = error
    })
    return loading
  }
  return load

  async function start(name: string): Promise<readonly unknown[]> {
    // `core` itself is in boot's table.
    const { js, css } =
      rollups(name) ?? (await ((await load('core'))[0] as typeof Core).findRollup(name, builtInRollups))
    const signal = timeout(CHUNK_TIMEOUT_MS)
    const run = (): ReturnType<Load> => Promise.all(js.map(importScript))
    const fetchAndRun = async (): ReturnType<Load> => {
      const files = js.map(url => fetchScript(url, signal))
      if (css && name !== 'core') {
        files.push(load('core').then(([core]) => (core as typeof Core).linkStyles(css)))
      }
      await Promise.all(files)
      return run()
    }
    try {
      return await Promise.race([
        // Chromium retries a failed `import()`, so its first attempt needs no fetch.
        css || !(navigator as { userAgentData?: unknown }).userAgentData
          ? fetchAndRun()
          : run().catch(fetchAndRun),
        new Promise<never>((_, reject) => {
          signal.onabort = () => reject(signal.reason)
        }),
      ])
    } catch (cause) {
      throw toBlockError(cause, 'rollup-failed', `Loading chunk failed: ${name}`)
    }
  }
}
