import { type ReactElement, useEffect, useRef, useState } from 'react'
import { BlockError, report } from '../../../src/data/core/report'
import { autoplayAddress, type Player } from '../../../src/media/player/player'
import { useHost } from '../../kit/element/host'
import { controlPlayer } from './control-player'
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
