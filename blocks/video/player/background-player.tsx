import { type ReactElement, useEffect, useRef, useState } from 'react'
import { readScreen } from '../../../src/media/images/image-source'
import { shouldPlay } from '../../../src/media/player/autoplay.state'
import { backgroundAddress, type Player } from '../../../src/media/player/player'
import { command, playerWindow } from '../../../src/media/video/player-messages'
import { useHost } from '../../kit/element/host'
import { useReducedMotion } from '../../kit/ui/base/use-media'
import { MotionButton } from '../../kit/ui/icon-button'
import { MESSAGES } from '../video.messages'

interface BackgroundPlayerProps {
  readonly player: Player
  readonly title: string
  /** The visitor consents to embedded content; without that, nothing is requested from the provider. */
  readonly hasConsent: boolean
}

/**
 * A provider's player as a muted background: plays in view only, not under reduced motion or save-data unless started
 * by its button, and is inert.
 */
export function BackgroundPlayer({ player, title, hasConsent }: BackgroundPlayerProps): ReactElement {
  const host = useHost()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isVisible, setVisible] = useState(false)
  const [choice, setChoice] = useState<boolean>()
  const [isLoaded, setLoaded] = useState(false)
  const isCalm = useReducedMotion() || readScreen().saveData || !hasConsent
  const isWanted = shouldPlay({ isVisible, isCalm, choice })
  const isPlaying = choice ?? !isCalm
  // Once loaded it stays, and is paused by message.
  const isThere = useRef(false)
  isThere.current ||= isWanted
  const address = backgroundAddress(player)

  useEffect(() => {
    const observer = new IntersectionObserver(entries => setVisible(entries.at(-1)?.isIntersecting === true))
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])

  useEffect(() => {
    const undo = new AbortController()
    host.addEventListener('ashlar:play', () => setChoice(true), undo)
    host.addEventListener('ashlar:pause', () => setChoice(false), undo)
    return () => undo.abort()
  }, [host])

  useEffect(() => {
    const to = isLoaded && playerWindow(player, frame.current?.contentWindow ?? null)
    if (to) command(player, to, isWanted ? 'play' : 'pause')
  }, [player, isLoaded, isWanted])

  return (
    <>
      {isThere.current && (
        <iframe
          ref={frame}
          className="video__frame"
          src={address}
          title={title}
          tabIndex={-1}
          allow="autoplay"
          style={{ pointerEvents: 'none' }}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
      <MotionButton
        className="video__pause"
        isPlaying={isPlaying}
        aria-label={isPlaying ? MESSAGES.pause : MESSAGES.play}
        onClick={() => setChoice(!isPlaying)}
      />
    </>
  )
}
