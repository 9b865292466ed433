import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { report } from '../../src/data/core/report'
import type { ServerContent } from '../kit/element/define-block'
import { ServerHtml } from '../kit/element/server-html'
import { useMedia } from '../kit/ui/base/use-media'
import { Items } from './marquee.items'
import type { LineRefs } from './marquee.motion'
import type { MarqueeData } from './marquee.schema'
import { MIN_WIDTH_PX } from './marquee.state'
import type { Wave } from './marquee.wave'

/** No motion under reduced motion or in print. */
const STILL = '(prefers-reduced-motion: reduce), print'

export function Marquee(props: MarqueeData & ServerContent): ReactElement {
  const { items, textSize, itemSpacing, type, serverNodes } = props
  const strip = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const copies = useRef<HTMLDivElement>(null)
  const refs = useMemo<LineRefs>(() => ({ strip, line, copies }), [])
  const wantsStill = useMedia(STILL)
  const isStill = wantsStill || props.speed === 0
  const { march, wave } = useMotion(props, isStill)

  if (items.length === 0) return <ServerHtml nodes={serverNodes} />
  const style = {
    ...type,
    ...(textSize && { fontSize: textSize }),
    ...(itemSpacing && { '--ashlar-marquee-gap': itemSpacing }),
    ...(wave && { '--marquee-room': `calc(${2 * wave.height}px + 1lh)` }),
    '--marquee-least': `${MIN_WIDTH_PX}px`,
  } as CSSProperties
  return (
    <div
      className="marquee"
      style={style}
      data-moves={!isStill}
      data-fades={props.fadeEdges}
      data-compat={props.compat}
    >
      <div ref={strip} className="marquee__strip">
        <div ref={line} className="marquee__line">
          <Items {...props} wave={wave} />
          <div ref={copies} className="marquee__copies" aria-hidden="true" />
        </div>
      </div>
      {march && <march.March refs={refs} data={props} wave={wave} />}
    </div>
  )
}

interface Motion {
  readonly march?: typeof import('./marquee.march')
  readonly wave?: Wave | undefined
}

/**
 * Loads the motion and the wave together, because a line that is straight first would visibly jump. If one fails to
 * load, the line goes without it.
 */
function useMotion(data: MarqueeData, isStill: boolean): Motion {
  const { waveFrequency, waveIntensity } = data
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
  return isStill || !parts ? {} : { march: parts.march, wave }
}

interface Chunks {
  readonly march: typeof import('./marquee.march')
  readonly wave: typeof import('./marquee.wave') | undefined
}

async function loadChunks(isWaved: boolean): Promise<Chunks> {
  const [march, wave] = await Promise.all([
    import('./marquee.march'),
    isWaved ? import('./marquee.wave').catch(report) : undefined,
  ])
  return { march, wave: wave ?? undefined }
}
