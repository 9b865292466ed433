import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { MESSAGES } from './audio.messages'
import { audioSchema, type Track } from './audio.schema'
import { MAX_TRACKS } from './audio.state'

/** The browser's own players, which request nothing before they play. */
export default staticForm({
  schema: audioSchema,
  Form({ tracks, title }) {
    const playable = tracks.slice(0, MAX_TRACKS).filter(({ url }) => safeHref(url))
    const [only] = playable
    if (!only) return null
    if (playable.length === 1) {
      return (
        <figure>
          <figcaption>{nameOf(only)}</figcaption>
          <Player {...only} />
        </figure>
      )
    }
    return (
      <ol aria-label={title || undefined}>
        {playable.map((track, at) => (
          <li key={at}>
            <span>{nameOf(track)}</span>
            <Player {...track} />
          </li>
        ))}
      </ol>
    )
  },
})

const nameOf = ({ title, author }: Track): string =>
  [title || MESSAGES.untitled, author].filter(Boolean).join(' – ')

function Player(track: Track): ReactElement {
  // biome-ignore lint/a11y/useMediaCaption: a recording has no captions of its own.
  return <audio controls preload="none" src={safeHref(track.url)} aria-label={nameOf(track)} />
}
