import { type ReactElement, useState } from 'react'
import { emit, useHost } from '../kit/element/host'
import type { MarqueeEvents } from './block'
import { MARQUEE_MESSAGES } from './marquee.messages'
import { type LineRefs, useMarch } from './marquee.motion'
import type { MarqueeData } from './marquee.schema'
import type { Wave } from './marquee.wave'

interface MarchProps {
  readonly refs: LineRefs
  readonly data: MarqueeData
  readonly wave: Wave | undefined
}

/** Moves a line and shows the pause button: a lazy chunk. */
export function March({ refs, data, wave }: MarchProps): ReactElement | null {
  const [isPaused, setPaused] = useState(false)
  useMarch(refs, data, wave, isPaused)
  return data.compat ? null : <PauseButton isPaused={isPaused} onPress={() => setPaused(!isPaused)} />
}

/** Inline, because some pages stretch every SVG. */
const DRAWING = { inlineSize: 20, blockSize: 20 }

/** The button that pauses the motion (WCAG 2.2.2). */
function PauseButton({ isPaused, onPress }: { isPaused: boolean; onPress: () => void }): ReactElement {
  const host = useHost()
  return (
    <button
      className="marquee__pause"
      type="button"
      aria-label={isPaused ? MARQUEE_MESSAGES.play : MARQUEE_MESSAGES.pause}
      onClick={() => {
        onPress()
        emit<MarqueeEvents>(host, 'change', { isPaused: !isPaused })
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
