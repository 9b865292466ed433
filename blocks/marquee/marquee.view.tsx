import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { report } from '../../src/report'
import type { ServerContent } from '../kit/define-block'
import { ServerHtml } from '../kit/server-html'
import { useMedia } from '../kit/use-media'
import { Items } from './marquee.items'
import type { LineRefs } from './marquee.motion'
import type { MarqueeData } from './marquee.schema'
import { MIN_WIDTH_PX } from './marquee.state'
import type { Wave } from './marquee.wave'

/** Paper does not move either. */
const STILL = '(prefers-reduced-motion: reduce), print'

export function Marquee(props: MarqueeData & ServerContent): ReactElement {
  const { items, textSize, itemSpacing, type, serverNodes } = props
  const strip = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const copies = useRef<HTMLDivElement>(null)
  const refs = useMemo<LineRefs>(() => ({ strip, line, copies }), [])
  const wantsStill = useMedia(STILL)
  const isStill = wantsStill || props.speed === 0
  const march = usePart(!isStill, () => import('./marquee.march'))
  // What lays the letters onto the wave is the march: without it they would be painted once where they do not stay.
  const wave = useWave(props, isStill, march !== undefined)

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

/** The wave that the line follows, once it is there; a straight line until then. */
function useWave(data: MarqueeData, isStill: boolean, canLay: boolean): Wave | undefined {
  const { waveFrequency, waveIntensity } = data
  const part = usePart(!isStill && waveIntensity > 0, () => import('./marquee.wave'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wave is the same for the same two numbers
  return useMemo(
    () => (canLay ? part?.createWave(data) : undefined),
    [part, canLay, waveFrequency, waveIntensity],
  )
}

/** What `load` brings, while it is wanted and once it is there. Where it cannot be had, the line stays as it is. */
function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part, however often its loader is made
  useEffect(() => {
    if (isWanted) load().then(setPart, report)
  }, [isWanted])
  return isWanted ? part : undefined
}
