import { report, toBlockError } from '../../../src/data/core/report'
import type { Rollup } from './read-rollups'

/** Time after which loading a bundle fails [ROLL-10]. */
export const CHUNK_TIMEOUT_MS = 120_000

/** Loads a bundle by its name and returns its modules. Rejects with a BlockError. */
export type Load = (name: string) => Promise<readonly unknown[]>

/** Fetches a file before its import. */
type FetchScript = (url: string, signal: AbortSignal) => Promise<void>
/** Imports a file. */
export type ImportScript = (url: string) => Promise<unknown>

/**
 * Creates a function that loads each bundle once, all its files in parallel. A failed load is reported and forgotten, so
 * the next call tries again.
 *
 * @param find finds the files of a bundle. Bundles with style sheets run once those are loaded.
 */
export function createLoader(
  find: (name: string) => Rollup | Promise<Rollup>,
  linkStyles: (urls: readonly string[]) => Promise<void>,
  importScript: ImportScript,
  fetchScript: FetchScript,
  timeout: (ms: number) => AbortSignal = AbortSignal.timeout,
): Load {
  const loads = new Map<string, ReturnType<Load>>()

  return name => {
    const loading = loads.get(name) ?? start(name)
    if (loads.get(name) === loading) return loading
    loads.set(name, loading)
    // Reported once for all that wait for it.
    loading.catch(error => {
      loads.delete(name)
      report(error)
    })
    return loading
  }

  async function start(name: string): Promise<readonly unknown[]> {
    const { js, css } = await find(name)
    const signal = timeout(CHUNK_TIMEOUT_MS)
    const run = (): ReturnType<Load> => Promise.all(js.map(importScript))
    const fetchAndRun = async (): ReturnType<Load> => {
      const files = js.map(url => fetchScript(url, signal))
      if (css) files.push(linkStyles(css))
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
