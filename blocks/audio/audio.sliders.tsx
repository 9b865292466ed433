import { type CSSProperties, type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { IconButton } from './audio.controls'
import { MESSAGES } from './audio.messages'
import { lengthOf, seekBy } from './audio.state'
import { formatClock, formatDuration, formatPercent } from './audio.time'

interface TimelineProps {
  readonly media: HTMLMediaElement
  readonly durationMs: number | undefined
  readonly language: string | undefined
}

const CHANGES = ['timeupdate', 'seeking', 'durationchange', 'emptied', 'loadedmetadata'] as const

/** The seek slider, between the current time and the duration. */
export function Timeline({ media, durationMs, language }: TimelineProps): ReactElement {
  const [, setMoment] = useState(0)
  // Before the player requests a file.
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
  const spoken = formatDuration(at, language)
  return (
    <div className="audio__timeline">
      <span className="audio__clock" aria-hidden="true">
        {formatClock(at, language)}
      </span>
      <input
        type="range"
        className="audio__slider"
        aria-label={MESSAGES.seek}
        aria-valuetext={length ? MESSAGES.position(spoken, formatDuration(length, language)) : spoken}
        min={0}
        max={length || 1}
        step="any"
        value={length ? Math.min(at, length) : 0}
        // A disabled slider would lose the focus between two tracks.
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
        {length ? formatClock(length, language) : ''}
      </span>
    </div>
  )
}

interface VolumeProps {
  readonly media: HTMLMediaElement
  readonly language: string | undefined
}

/** The mute button and the volume slider. Devices without volume control by script, such as iPhones, get no slider. */
export function Volume({ media, language }: VolumeProps): ReactElement {
  const [canSet] = useState(canSetVolume)
  const [, setMoment] = useState(0)
  useEffect(() => {
    const draw = (): void => setMoment(moment => moment + 1)
    media.addEventListener('volumechange', draw)
    return () => media.removeEventListener('volumechange', draw)
  }, [media])

  const { muted } = media
  const volume = muted ? 0 : media.volume
  return (
    <div className="audio__volume">
      <IconButton
        icon={volume ? 'loud' : 'mute'}
        label={muted ? MESSAGES.unmute : MESSAGES.mute}
        onPress={() => {
          media.muted = !muted
        }}
      />
      {canSet && (
        <input
          type="range"
          className="audio__slider"
          aria-label={MESSAGES.volume}
          aria-valuetext={formatPercent(volume, language)}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          style={{ '--at': volume } as CSSProperties}
          onChange={event => {
            media.volume = event.currentTarget.valueAsNumber
            media.muted = media.volume === 0
          }}
        />
      )}
    </div>
  )
}

function canSetVolume(): boolean {
  const probe = dom.createElement('audio')
  probe.volume = 0.5
  return probe.volume === 0.5
}
