import { type CSSProperties, type ReactElement, useEffect, useState } from 'react'
import { MESSAGES } from './audio.messages'
import { Press } from './audio.parts'
import { writeShare } from './audio.time'

interface VolumeProps {
  readonly media: HTMLMediaElement
  readonly language: string | undefined
}

/** How loud it is. Where only the device's buttons decide that, as on iPhones, there is no slider. */
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
      <Press
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
          aria-valuetext={writeShare(volume, language)}
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
  const probe = document.createElement('audio')
  probe.volume = 0.5
  return probe.volume === 0.5
}
