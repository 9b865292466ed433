import { type ReactElement, useEffect, useRef, useState } from 'react'
import { BlockError, report } from '../../../src/data/core/report'
import { watchResize } from '../../../src/dom/timing/resize'
import { autoplayAddress, type Player } from '../../../src/media/player/player'
import { $shownVideo, showVideo } from '../../../src/media/single-video'
import {
  askForState,
  command,
  isRefused,
  playerWindow,
  readState,
} from '../../../src/media/video/player-messages'
import { VIDEO_RESIZE_TIMEOUT_MS } from '../../../src/media/video/video-box'
import { whenHidden } from '../../../src/media/video/when-hidden'
import { emit, useHost } from '../../kit/element/host'
import type { VideoEvents } from '../block'
import { MESSAGES } from './player.messages'

interface VideoPlayerProps {
  readonly player: Player
  readonly title: string
  readonly sandbox: string | undefined
  /** Plays when loaded. */
  readonly autoplays: boolean
  readonly takesFocus: boolean
}

const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** The provider's player in a frame. */
export function VideoPlayer({
  player,
  title,
  sandbox,
  autoplays,
  takesFocus,
}: VideoPlayerProps): ReactElement {
  const host = useHost()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isRefused, setRefused] = useState(false)
  // Fixed, because a changed URL would reload the video.
  const address = useRef(autoplays ? autoplayAddress(player) : player.address)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    if (takesFocus) element.focus({ preventScroll: true })
    const loaded = new Promise(done => element.addEventListener('load', done, { once: true }))
    const undo = new AbortController()
    controlPlayer(host, element, player, loaded, undo.signal, () => {
      report(new BlockError('video-refused', `the provider does not allow ${player.address} here`), host)
      setRefused(true)
    })
    return () => undo.abort()
  }, [host, player, takesFocus])

  if (isRefused) return <div className="video__invalid">{MESSAGES.vimeoBasic}</div>
  return (
    <iframe
      ref={frame}
      className="video__frame"
      src={address.current}
      title={title}
      allow={ALLOWED}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      {...(sandbox !== undefined && { sandbox })}
    />
  )
}

/**
 * Connects the page and the player until `signal` aborts: forwards `ashlar:play` and `ashlar:pause`, and
 * fires `ashlar:change` for the player's messages. A hidden player pauses.
 *
 * @param loaded whether the frame has loaded and receives messages.
 * @param refuse called if the player may not show the video here.
 */
export function controlPlayer(
  host: HTMLElement,
  frame: HTMLIFrameElement,
  player: Player,
  loaded: Promise<unknown>,
  signal: AbortSignal,
  refuse: () => void,
): void {
  const stopResize = watchResize(frame, size => emit<VideoEvents>(host, 'resize', size), {
    timeoutMs: VIDEO_RESIZE_TIMEOUT_MS,
  })
  signal.addEventListener('abort', stopResize)

  const to = playerWindow(player, frame.contentWindow)
  if (!to) return
  const whenLoaded = (act: () => void): void => {
    loaded.then(() => signal.aborted || act())
  }
  whenLoaded(() => askForState(player, to))

  for (const name of ['play', 'pause'] as const) {
    host.addEventListener(`ashlar:${name}`, () => whenLoaded(() => command(player, to, name)), { signal })
  }

  addEventListener(
    'message',
    event => {
      if (isRefused(event, to)) refuse()
      const state = readState(event, to)
      if (!state) return
      if (state === 'playing') showVideo(host)
      emit<VideoEvents>(host, 'change', { state })
    },
    { signal },
  )

  // A player without an overlay pauses instead.
  const stopListening = $shownVideo.listen(shown => {
    if (shown && shown !== host) whenLoaded(() => command(player, to, 'pause'))
  })
  signal.addEventListener('abort', stopListening)
  const stopWatching = whenHidden(host, () => whenLoaded(() => command(player, to, 'pause')))
  signal.addEventListener('abort', stopWatching)
}
