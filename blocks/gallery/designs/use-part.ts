import { useEffect, useState } from 'react'
import { report } from '../../../src/data/core/report'

/** What `load` brings, once it is wanted and there. Where it cannot be had, the gallery goes on without. */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part, however often its loader is made
  useEffect(() => {
    if (isWanted) load().then(setPart, report)
  }, [isWanted])
  return part
}
