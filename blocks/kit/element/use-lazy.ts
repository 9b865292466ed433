import { useLayoutEffect, useState } from 'react'
import type { Result } from '../../../src/data/core/result'

/**
 * Loads a lazy chunk of a block when it is wanted; undefined until it has loaded. If it does not load, the
 * view fails and the server's HTML is restored.
 */
export function useLazy<Module>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const [loaded, setLoaded] = useState<Result<Module, unknown>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is not stable, but always loads the same module
  useLayoutEffect(() => {
    if (!isWanted) return
    load().then(
      value => setLoaded({ ok: true, value }),
      (error: unknown) => setLoaded({ ok: false, error }),
    )
  }, [isWanted])
  if (loaded?.ok === false) throw loaded.error
  return loaded?.value
}
