import { type ReactElement, useEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { useHost } from '../kit/element/host'
import { MotionButton } from '../kit/ui/icon-button'
import { AUTOPLAY_MESSAGES as MESSAGES } from './item-list.autoplay.messages'

interface AutoplayProps {
  /** The interval. */
  readonly seconds: number
  /** The current item: each is shown for the full interval. */
  readonly at: number
  readonly onAdvance: () => void
  /** Called when autoplay starts or stops. */
  readonly onPlay: (isPlaying: boolean) => void
}

/**
 * Advances at an interval, with its button: a lazy chunk. The visitor stops it by focus, touch or wheel inside the block,
 * and pauses it by hovering.
 */
export function Autoplay({ seconds, at, onAdvance, onPlay }: AutoplayProps): ReactElement {
  const host = useHost()
  const [isPlaying, setPlaying] = useState(true)
  const [isHovered, setHovered] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const listen = (types: readonly string[], listener: (event: Event) => void): void => {
      for (const type of types) {
        host.addEventListener(type, listener, { signal: leaving.signal, passive: true })
      }
    }
    listen(['touchstart', 'wheel'], () => setPlaying(false))
    listen(['focusin'], ({ target }) => {
      // A click also focuses the pause button, but is no keyboard focus.
      if (target instanceof Element && target.matches(':focus-visible')) setPlaying(false)
    })
    // Touch has no hover.
    listen(['pointerenter', 'pointerleave'], event => {
      if ((event as PointerEvent).pointerType !== 'touch') setHovered(event.type === 'pointerenter')
    })
    return () => leaving.abort()
  }, [host])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is shown for the full interval
  useEffect(() => {
    if (!isPlaying || isHovered) return
    const timer = setInterval(() => {
      if (!dom.hidden && isOnScreen(host)) onAdvance()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [host, isPlaying, isHovered, seconds, at, onAdvance])

  useEffect(() => onPlay(isPlaying), [onPlay, isPlaying])

  return (
    <MotionButton
      isPlaying={isPlaying}
      aria-label={isPlaying ? MESSAGES.pause : MESSAGES.play}
      onClick={() => setPlaying(!isPlaying)}
    />
  )
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
