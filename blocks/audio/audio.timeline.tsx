import { type CSSProperties, type ReactElement, useLayoutEffect, useState } from 'react'
import { MESSAGES } from './audio.messages'
import { lengthOf, seekBy } from './audio.state'
import { writeClock, writeSpoken } from './audio.time'

interface TimelineProps {
  readonly media: HTMLMediaElement
  readonly durationMs: number | undefined
  readonly language: string | undefined
}

const CHANGES = ['timeupdate', 'seeking', 'durationchange', 'emptied', 'loadedmetadata'] as const

/** Where the track is, and the way to another place in it. */
export function Timeline({ media, durationMs, language }: TimelineProps): ReactElement {
  const [, setMoment] = useState(0)
  // Before the player asks for a file.
  useLayoutEffect(() => {
    const draw = (): void => setMoment(moment => moment + 1)
    for (const type of CHANGES) media.addEventListener(type, draw)
    return () => {
      for (const type of CHANGES) media.removeEventListener(type, draw)
    }
  }, [media])

  const at = media.currentTime
  const length = lengthOf(media.duration, durationMs)
  const seek = (to: number): void => {
    if (length) media.currentTime = to
    setMoment(moment => moment + 1)
  }
  const spoken = writeSpoken(at, language)
  return (
    <div className="audio__timeline">
      <span className="audio__clock" aria-hidden="true">
        {writeClock(at, language)}
      </span>
      <input
        type="range"
        className="audio__slider"
        aria-label={MESSAGES.seek}
        aria-valuetext={length ? MESSAGES.position(spoken, writeSpoken(length, language)) : spoken}
        min={0}
        max={length || 1}
        step="any"
        value={length ? Math.min(at, length) : 0}
        // One that is disabled would lose the focus between two tracks.
        aria-disabled={!length || undefined}
        style={{ '--at': length ? at / length : 0 } as CSSProperties}
        onChange={event => seek(event.currentTarget.valueAsNumber)}
        onKeyDown={event => {
          const to = seekBy(event.key, at, length)
          if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          seek(to)
        }}
      />
      <span className="audio__clock" aria-hidden="true">
        {length ? writeClock(length, language) : ''}
      </span>
    </div>
  )
}
