import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from 'react'
import type { ServerContent } from '../kit/define-block'
import { emit, useHost } from '../kit/host'
import { ServerHtml } from '../kit/server-html'
import { useMedia } from '../kit/use-media'
import { Items } from './marquee.items'
import type { Wave } from './marquee.line'
import { MARQUEE_MESSAGES } from './marquee.messages'
import { type LineRefs, useMarch } from './marquee.motion'
import type { MarqueeData } from './marquee.schema'
import { MIN_WIDTH_PX, waveHeight, waveWidth } from './marquee.state'

/** Paper does not move either. */
const STILL = '(prefers-reduced-motion: reduce), print'

export function Marquee(props: MarqueeData & ServerContent): ReactElement {
  const { items, textSize, itemSpacing, type, serverNodes } = props
  const strip = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const copies = useRef<HTMLDivElement>(null)
  const refs = useMemo<LineRefs>(() => ({ strip, line, copies }), [])
  const [isPaused, setPaused] = useState(false)
  const wantsStill = useMedia(STILL)
  const isStill = wantsStill || props.speed === 0
  const wave = isStill ? undefined : waveOf(props)
  useMarch(refs, props, wave, isPaused, isStill)

  if (items.length === 0) return <ServerHtml nodes={serverNodes} />
  const style = {
    ...type,
    ...(textSize && { fontSize: textSize }),
    ...(itemSpacing && { '--ashlar-marquee-gap': itemSpacing }),
    ...(wave && { paddingBlock: wave.height }),
    '--marquee-least': `${MIN_WIDTH_PX}px`,
  } as CSSProperties
  return (
    <div className="marquee" data-moves={!isStill} data-fades={props.fadeEdges}>
      <div ref={strip} className="marquee__strip">
        <div ref={line} className="marquee__line" style={style}>
          <Items {...props} isWave={wave !== undefined} />
          <div ref={copies} className="marquee__copies" aria-hidden="true" />
        </div>
      </div>
      {!isStill && !props.compat && <PauseButton isPaused={isPaused} onPress={() => setPaused(!isPaused)} />}
    </div>
  )
}

function waveOf({ waveFrequency, waveIntensity }: MarqueeData): Wave | undefined {
  const width = waveWidth(waveFrequency)
  const height = waveHeight(waveIntensity, width)
  return height > 0 ? { width, height } : undefined
}

/** Inline, against pages that stretch every drawing. */
const DRAWING = { inlineSize: 20, blockSize: 20 }

/** Stops what moves by itself, for as long as the visitor wants (WCAG 2.2.2). */
function PauseButton({ isPaused, onPress }: { isPaused: boolean; onPress: () => void }): ReactElement {
  const host = useHost()
  return (
    <button
      className="marquee__pause"
      type="button"
      aria-label={isPaused ? MARQUEE_MESSAGES.play : MARQUEE_MESSAGES.pause}
      onClick={() => {
        onPress()
        emit(host, 'change', { isPaused: !isPaused })
      }}
    >
      <svg viewBox="0 0 24 24" style={DRAWING} aria-hidden="true" focusable="false">
        <path
          d={isPaused ? 'm8 5 11 7-11 7z' : 'M8 5v14M16 5v14'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  )
}
