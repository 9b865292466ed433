import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useHost } from '../../kit/element/host'
import { useReducedMotion } from '../../kit/ui/base/use-media'
import type { GalleryData } from '../gallery.schema'
import {
  after,
  autoplayTimeout,
  isRotating,
  isStillPage,
  otherSlide,
  type RotationEvent,
  STARTED,
} from '../rules/gallery.autoplay'
import { edgeAt } from '../rules/gallery.index'
import type { MovingGallery } from './use-motion'
import { watchVideos } from './watch-videos'

/** A gallery that may change by itself. */
export interface Autoplay {
  readonly isRotating: boolean
  /** What its button says; null where nothing ever moves by itself, and there is nothing to stop. */
  readonly button: { readonly isPlaying: boolean; readonly onPress: () => void } | null
}

/** Moves a gallery on from time to time, as long as nothing speaks against it. */
export function useAutoplay(data: GalleryData, gallery: MovingGallery): Autoplay {
  const isStill = useReducedMotion() || isStillPage(location.search)
  const isOn = data.autoplay && data.slides.length > 1 && !isStill
  const { randomize, pauseOnMouseover } = data.autoplayOptions
  const [rotation, tell] = useReducer(after, STARTED)
  useObstacles(isOn, pauseOnMouseover, tell)

  const { motion, track } = gallery
  const latest = useRef(gallery)
  useLayoutEffect(() => {
    latest.current = gallery
  })

  const timeout = autoplayTimeout(data)
  const isAtEnd = !randomize && edgeAt(motion.index, 'forward', track) !== null
  const rotates = isOn && isRotating(rotation) && !isAtEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that has just come is shown for the whole time
  useEffect(() => {
    if (!rotates) return
    const timer = setInterval(() => {
      const { motion, track, move, goTo } = latest.current
      if (randomize) goTo(otherSlide(motion.index, track.count, Math.random))
      else move('forward')
    }, timeout)
    return () => clearInterval(timer)
  }, [rotates, timeout, randomize, motion.index])

  return {
    isRotating: rotates,
    button: isOn ? { isPlaying: rotation.isWanted, onPress: () => tell('button-pressed') } : null,
  }
}

function useObstacles(isOn: boolean, minds: boolean, tell: (event: RotationEvent) => void): void {
  const host = useHost()
  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const { signal } = leaving
    const point = ({ pointerType, type }: PointerEvent): void => {
      // A finger does not stay over anything.
      if (pointerType === 'touch') return
      tell(type === 'pointerenter' ? 'pointer-entered' : 'pointer-left')
    }
    if (minds) {
      host.addEventListener('pointerenter', point, { signal })
      host.addEventListener('pointerleave', point, { signal })
    }
    const focus = ({ target }: FocusEvent): void => {
      // A click on the button focuses it too, and must not be taken for the keyboard.
      if (target instanceof Element && target.matches(':focus-visible')) tell('focus-entered')
    }
    host.addEventListener('focusin', focus, { signal })
    watchVideos(plays => tell(plays ? 'video-played' : 'videos-rest'), signal)
    return () => leaving.abort()
  }, [host, isOn, minds, tell])
}
