import { useEffect, useMemo, useState } from 'react'
import { report } from '../../src/data/core/report'
import { useMedia } from '../kit/ui/base/use-media'
import type { MarqueeData } from './marquee.schema'
import type { Wave } from './marquee.wave'

/** No motion under reduced motion or in print. */
const STILL = '(prefers-reduced-motion: reduce), print'

/** The parts of a line that moves. */
interface Motion {
  /** The line stands still: reduced motion, print, or no speed. */
  readonly isStill: boolean
  readonly movingLine?: typeof import('./marquee.moving-line')
  readonly wave?: Wave | undefined
}

/**
 * Loads the motion and the wave together, because a line that is straight first would visibly jump. If one fails to
 * load, the line goes without it.
 */
export function useMotion(data: MarqueeData): Motion {
  const { waveFrequency, waveIntensity } = data
  const wantsStill = useMedia(STILL)
  const isStill = wantsStill || data.speed === 0
  const [parts, setParts] = useState<Chunks>()
  const isWaved = waveIntensity > 0
  useEffect(() => {
    if (!isStill) loadChunks(isWaved).then(setParts, report)
  }, [isStill, isWaved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wave is the same for the same two numbers
  const wave = useMemo(
    () => (isWaved ? parts?.wave?.createWave(data) : undefined),
    [parts, isWaved, waveFrequency, waveIntensity],
  )
  return isStill || !parts ? { isStill } : { isStill, movingLine: parts.movingLine, wave }
}

interface Chunks {
  readonly movingLine: typeof import('./marquee.moving-line')
  readonly wave: typeof import('./marquee.wave') | undefined
}

async function loadChunks(isWaved: boolean): Promise<Chunks> {
  const [movingLine, wave] = await Promise.all([
    import('./marquee.moving-line'),
    isWaved ? import('./marquee.wave').catch(report) : undefined,
  ])
  return { movingLine, wave: wave ?? undefined }
}
