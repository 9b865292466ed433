import { BlockError, report, toBlockError } from '../../src/data/core/report'
import type * as Core from '../core/core'
import { fetchFile } from './fetch-file'
import type { Rollups } from './read-rollups'

/** How long a bundle may take before it counts as failed (B9, timing and system). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Browsers of Chromium's family import a file again that they could not get before: there the first try needs no fetch. */
const FORGETS_FAILURES = 'userAgentData' in navigator

/** Loads the bundle with that name and gives its modules. Rejects with a BlockError. */
export type Load = (name: string) => Promise<readonly unknown[]>

/**
 * Makes a function that loads each bundle once: all its files at the same time, never one after
 * another. A failed load is reported and forgotten, so the next call tries again.
 *
 * Every other bundle runs after `core`, which brings its style sheets onto the page. A built-in one has none, and
 * imports `core` itself, so it need not be held back.
 */
export function createLoader(
  rollups: Rollups,
  fetchScript: (url: string, signal: AbortSignal) => Promise<void> = fetchFile,
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
      // Said once, however many wait for it; and what `core` fails of, all others fail of.
      if (error !== lastError) report(error)
      lastError = error
    })
    return loading
  }
  return load

  async function start(name: string): Promise<readonly unknown[]> {
    const rollup =
      rollups(name) ?? (name !== 'core' && ((await load('core'))[0] as typeof Core).rollups(name))
    if (!rollup) throw new BlockError('rollup-missing', `no rollup named ${name}`)
    const { js, css } = rollup
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
        css || !FORGETS_FAILURES ? fetchAndRun() : run().catch(fetchAndRun),
        new Promise<never>((_, reject) => {
          signal.onabort = () => reject(signal.reason)
        }),
      ])
    } catch (cause) {
      throw toBlockError(cause, 'rollup-failed', `Loading chunk failed: ${name}`)
    }
  }
}
