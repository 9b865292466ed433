import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import { emit, useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { useLanguage } from './audio.language'
import { MESSAGES } from './audio.messages'
import { Download, Press } from './audio.parts'
import { play, playAlone } from './audio.playing'
import type { AudioData } from './audio.schema'
import { choose, neighbour, stopped } from './audio.state'
import { Timeline } from './audio.timeline'
import { Tracks } from './audio.tracks'
import { Volume } from './audio.volume'

/** The current track with its controls, and below it the list of all. */
export function Player({ tracks, download, title, served }: AudioData): ReactElement {
  const host = useHost()
  const language = useLanguage()
  const [nodes] = useState(() => [document.createElement('audio')] as const)
  const [media] = nodes
  const [state, setState] = useState(() => stopped(served.playing?.index ?? 0))
  const wantsToPlay = useRef(served.playing !== undefined)
  /** Where the browser's own player was; once that is taken up, tracks begin at their beginning. */
  const startsAt = useRef(served.playing?.timeS)
  const { index, isPlaying, hasFailed } = state
  const track = tracks[index] ?? tracks[0]
  const url = track?.url ?? ''
  const name = track?.title || MESSAGES.untitled

  useLayoutEffect(() => playAlone(host, media), [host, media])

  // Before the file is asked for: what comes of it at once would be missed later.
  useLayoutEffect(() => {
    const undo = new AbortController()
    const { signal } = undo
    const on = (type: string, listener: () => void): void =>
      media.addEventListener(type, listener, { signal })
    on('play', () => setState(now => ({ ...now, isPlaying: true })))
    on('playing', () => setState(now => ({ ...now, hasFailed: false })))
    on('pause', () => setState(now => ({ ...now, isPlaying: false })))
    on('error', () => {
      setState(now => ({ ...now, isPlaying: false, hasFailed: true }))
      report(new BlockError('audio-failed', `${media.src} cannot be played`, { cause: media.error }), host)
    })
    return () => undo.abort()
  }, [host, media])

  // biome-ignore lint/correctness/useExhaustiveDependencies: two tracks may be one file.
  useLayoutEffect(() => {
    media.preload = track?.durationMs ? 'none' : (track?.preload ?? 'none')
    media.src = url
    if (startsAt.current) media.currentTime = startsAt.current
    startsAt.current = undefined
    if (wantsToPlay.current) play(media)
  }, [media, url, index, track?.durationMs, track?.preload])

  const start = (next: number): void => {
    wantsToPlay.current = true
    setState(now => choose(now, next))
    if (next === index) play(media)
    else emit(host, 'change', { index: next })
  }
  const toggle = (): void => {
    if (isPlaying) media.pause()
    else start(index)
  }

  useLayoutEffect(() => {
    const goOn = (): void => {
      const next = neighbour(index, tracks.length, 1)
      if (next !== undefined) start(next)
    }
    media.addEventListener('ended', goOn)
    return () => media.removeEventListener('ended', goOn)
  })

  const step = (by: 1 | -1): ReactElement | null => {
    const next = neighbour(index, tracks.length, by)
    if (tracks.length < 2) return null
    return (
      <Press
        icon={by > 0 ? 'next' : 'previous'}
        label={by > 0 ? MESSAGES.next : MESSAGES.previous}
        // One that is disabled would lose the focus at the end of the list.
        isOff={next === undefined}
        onPress={() => next !== undefined && start(next)}
      />
    )
  }
  return (
    <div className="audio" role="group" aria-label={title || MESSAGES.player}>
      <ServerHtml nodes={nodes} hidden />
      <div className="audio__now">
        <p className="audio__title">
          {name} {track?.author && <span className="audio__author">{track.author}</span>}
        </p>
        <div className="audio__controls">
          {step(-1)}
          <Press
            icon={isPlaying ? 'pause' : 'play'}
            label={(isPlaying ? MESSAGES.pause : MESSAGES.play)(name)}
            onPress={toggle}
            isMain
          />
          {step(1)}
          <p className="audio__fault" role="status">
            {hasFailed && (
              <>
                {MESSAGES.failed} <Download url={url} title={name} isNamed />
              </>
            )}
          </p>
          {!hasFailed && <Timeline media={media} durationMs={track?.durationMs} language={language} />}
          <Volume media={media} language={language} />
          {download && tracks.length === 1 && <Download url={url} title={name} />}
        </div>
      </div>
      {tracks.length > 1 && (
        <Tracks
          tracks={tracks}
          download={download}
          current={index}
          isPlaying={isPlaying}
          label={title || MESSAGES.tracks}
          language={language}
          onChoose={next => (next === index ? toggle() : start(next))}
        />
      )}
    </div>
  )
}
