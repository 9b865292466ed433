import { type ReactElement, useState } from 'react'
import { emit, useHost } from '../kit/element/host'
import { MotionButton } from '../kit/ui/icon-button'
import type { MarqueeEvents } from './block'
import { type LineRefs, useLineAnimation } from './marquee.animation'
import { MARQUEE_MESSAGES } from './marquee.messages'
import type { MarqueeData } from './marquee.schema'
import type { Wave } from './marquee.wave'

interface MovingLineProps {
  readonly refs: LineRefs
  readonly data: MarqueeData
  readonly wave: Wave | undefined
}

/** Moves a line and shows the pause button. */
export function MovingLine({ refs, data, wave }: MovingLineProps): ReactElement | null {
  const host = useHost()
  const [isPaused, setPaused] = useState(false)
  useLineAnimation(refs, data, wave, isPaused)
  if (data.compat) return null
  return (
    <MotionButton
      className="marquee__pause"
      isPlaying={!isPaused}
      size={20}
      aria-label={isPaused ? MARQUEE_MESSAGES.play : MARQUEE_MESSAGES.pause}
      onClick={() => {
        setPaused(!isPaused)
        emit<MarqueeEvents>(host, 'change', { isPaused: !isPaused })
      }}
    />
  )
}
