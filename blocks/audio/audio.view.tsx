import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { emit, useHost, useLanguage } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { Download, IconButton } from './audio.controls'
import { MESSAGES } from './audio.messages'
import { play, playExclusively } from './audio.playing'
import type { AudioData } from './audio.schema'
import { Timeline, Volume } from './audio.sliders'
import { choose, MAX_TRACKS, neighbour, stopped } from './audio.state'
import { Tracks } from './audio.tracks'
import type { AudioEvents } from './block'

/** A player of one or several tracks. */
export function Audio(data: AudioData & ServerContent): ReactElement {
  const { tracks, server, serverNodes } = data
  const host = useHost()
  const isCut = tracks.length > MAX_TRACKS
  const notice = MESSAGES.tooMany(MAX_TRACKS, tracks.length)

  useEffect(() => {
    if (isCut)
      report(new BlockError('data-invalid', `an audio player has at most ${MAX_TRACKS} tracks`), host)
  }, [host, isCut])

  if (tracks.length === 0) return <ServerHtml nodes={serverNodes} />
  return (
    <>
      <ServerNodes nodes={server.before} />
      <Player {...data} tracks={tracks.slice(0, MAX_TRACKS)} />
      {isCut && <p className="audio__notice">{notice}</p>}
      <ServerNodes nodes={server.after} />
    </>
  )
}

function ServerNodes({ nodes }: { readonly nodes: readonly Node[] }): ReactElement | null {
  return nodes.length > 0 ? <ServerHtml nodes={nodes as readonly ChildNode[]} /> : null
}

/** The current track with its controls, and the track list. */
function Player({ tracks, download, title, server }: AudioData): ReactElement {
  const host = useHost()
  const language = useLanguage()
  const [nodes] = useState(() => [dom.createElement('audio')] as const)
  const [media] = nodes
  const [state, setState] = useState(() => stopped(server.playing?.index ?? 0))
  const wantsToPlay = useRef(server.playing !== undefined)
  /** The position of the server's player, used once. */
  const startsAt = useRef(server.playing?.timeS)
  const { index, isPlaying, hasFailed } = state
  const track = tracks[index] ?? tracks[0]
  const url = track?.url ?? ''
  const name = track?.title || MESSAGES.untitled

  useLayoutEffect(() => playExclusively(host, media), [host, media])

  // Before the file is requested, so that no event is missed.
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
      report(new BlockError('audio-failed', `${media.src} could not be played`, { cause: media.error }), host)
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
    else emit<AudioEvents>(host, 'change', { index: next })
  }
  const toggle = (): void => {
    if (isPlaying) media.pause()
    else start(index)
  }

  useLayoutEffect(() => {
    const playNext = (): void => {
      const next = neighbour(index, tracks.length, 1)
      if (next !== undefined) start(next)
    }
    media.addEventListener('ended', playNext)
    return () => media.removeEventListener('ended', playNext)
  })

  const step = (by: 1 | -1): ReactElement | null => {
    const next = neighbour(index, tracks.length, by)
    if (tracks.length < 2) return null
    return (
      <IconButton
        icon={by > 0 ? 'next' : 'previous'}
        label={by > 0 ? MESSAGES.next : MESSAGES.previous}
        // A `disabled` button would lose the focus at the end of the list.
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
          <IconButton
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
