import { useEffect, useState } from 'react'
import { report } from '../../../src/data/core/report'

/** Loads an optional chunk when it is wanted; if it does not load, the lightbox continues without it. */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part, however often its loader is made
  useEffect(() => {
    if (isWanted) load().then(setPart, report)
  }, [isWanted])
  return part
}
