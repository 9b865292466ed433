import type { ReactElement } from 'react'
import { Download, Icon } from './audio.controls'
import { MESSAGES } from './audio.messages'
import type { Track } from './audio.schema'
import { formatClock } from './audio.time'

interface TracksProps {
  readonly tracks: readonly Track[]
  readonly download: boolean
  readonly current: number
  readonly isPlaying: boolean
  readonly label: string
  readonly language: string | undefined
  readonly onChoose: (index: number) => void
}

/** The track list, with the current track marked. */
export function Tracks(props: TracksProps): ReactElement {
  const { tracks, download, current, isPlaying, label, language, onChoose } = props
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets.
    <ol className="audio__tracks" role="list" aria-label={label}>
      {tracks.map(({ url, title, author, durationMs }, index) => (
        <li key={index} className="audio__track">
          <button type="button" aria-current={index === current || undefined} onClick={() => onChoose(index)}>
            <Icon name={index === current && isPlaying ? 'pause' : 'play'} />
            <span className="audio__name">
              {title || MESSAGES.untitled} {author && <span className="audio__author">{author}</span>}
            </span>
            {durationMs && <span className="audio__clock">{formatClock(durationMs / 1000, language)}</span>}
          </button>
          {download && <Download url={url} title={title || MESSAGES.untitled} />}
        </li>
      ))}
    </ol>
  )
}
