import { useEffect, useMemo, useState } from 'react'
import { report } from '../../src/data/core/report'
import { useMedia } from '../kit/ui/base/use-media'
import type { MarqueeData } from './marquee.schema'
import type { Wave } from './marquee.wave'

/** No motion under reduced motion or in print. */
const STILL = '(prefers-reduced-motion: reduce), print'

interface Motion {
  /** The line stands still: reduced motion, print, or no speed. */
  readonly isStill: boolean
  /** The line moves: a waved line once the wave has loaded, because a line that is straight first would visibly jump. */
  readonly isMoving: boolean
  /** Undefined for a straight line, also if the wave has failed to load. */
  readonly wave: Wave | undefined
}

/** Decides whether the line moves, and loads its wave. */
export function useMotion(data: MarqueeData): Motion {
  const { waveFrequency, waveIntensity } = data
  const wantsStill = useMedia(STILL)
  const isStill = wantsStill || data.speed === 0
  const isWaved = waveIntensity > 0
  const [loaded, setLoaded] = useState<LoadedWave>()
  useEffect(() => {
    if (isWaved && !isStill) loadWave().then(setLoaded)
  }, [isStill, isWaved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wave is the same for the same two numbers
  const wave = useMemo(
    () => (isWaved && !isStill ? loaded?.part?.createWave(data) : undefined),
    [loaded, isStill, isWaved, waveFrequency, waveIntensity],
  )
  return { isStill, isMoving: !isStill && (!isWaved || !!loaded), wave }
}

interface LoadedWave {
  /** Undefined if it has failed to load. */
  readonly part: typeof import('./marquee.wave') | undefined
}

async function loadWave(): Promise<LoadedWave> {
  const part = await import('./marquee.wave').catch(report)
  return { part: part ?? undefined }
}
