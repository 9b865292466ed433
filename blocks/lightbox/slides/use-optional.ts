import { useEffect, useState } from 'react'
import { report } from '../../../src/data/core/report'

/** Loads an optional chunk when it is wanted; if it does not load, the lightbox continues without it. */
export function useOptional<Module>(isWanted: boolean, load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is not stable, but always loads the same module
  useEffect(() => {
    if (isWanted) load().then(setModule, report)
  }, [isWanted])
  return module
}
