import { useEffect, useMemo, useState } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import type * as CutPart from './image.cut'
import type { ImageBlockData } from './image.schema'

const UNCUT: CutPart.Cut = {}

/** Loads what cuts and shades pictures; undefined, after it was reported, if it cannot be had. */
export const loadCut = (host: Element): Promise<typeof CutPart | undefined> =>
  import('./image.cut').catch(cause => {
    report(new BlockError('rollup-failed', 'the shape of a picture cannot be had', { cause }), host)
    return undefined
  })

/** How the data cuts the picture; undefined until that is known. */
export function useCut({ shape, dropShadow }: ImageBlockData, host: Element): CutPart.Cut | undefined {
  const isWanted = shape !== undefined || dropShadow !== undefined
  const [part, setPart] = useState<{ readonly cut: typeof CutPart | undefined }>()

  useEffect(() => {
    if (isWanted) loadCut(host).then(cut => setPart({ cut }))
  }, [isWanted, host])

  return useMemo(() => {
    if (!isWanted) return UNCUT
    return part && (part.cut?.cutOf({ shape, dropShadow }, host) ?? UNCUT)
  }, [isWanted, part, shape, dropShadow, host])
}
