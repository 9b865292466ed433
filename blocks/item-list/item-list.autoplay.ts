import { useEffect, useState } from 'react'
import { useHost } from '../kit/element/host'
import { useReducedMotion } from '../kit/ui/base/use-media'

/** The state of autoplay. */
export interface Autoplay {
  readonly isPlaying: boolean
  readonly toggle: () => void
}

/**
 * Calls `advance` at an interval. The visitor stops it by focus, touch or wheel inside the block, and pauses it by
 * hovering. `null` without autoplay and under reduced motion.
 *
 * @param seconds the interval; 0 disables autoplay.
 * @param at the current item: each is shown for the full interval.
 */
export function useAutoplay(seconds: number, at: number, advance: () => void): Autoplay | null {
  const host = useHost()
  const isStill = useReducedMotion()
  const [isPlaying, setPlaying] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const isOn = seconds > 0 && !isStill

  useEffect(() => {
    if (!isOn) return
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
  }, [host, isOn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is shown for the full interval
  useEffect(() => {
    if (!isOn || !isPlaying || isHovered) return
    const timer = setInterval(() => {
      if (!document.hidden && isOnScreen(host)) advance()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [host, isOn, isPlaying, isHovered, seconds, at, advance])

  return isOn ? { isPlaying, toggle: () => setPlaying(!isPlaying) } : null
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
