import { type ReactElement, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { dom } from '../../../src/data/core/dom'
import { adoptStyles } from '../../kit/element/adopt-styles'
import { useHost } from '../../kit/element/host'
import { useReducedMotion } from '../../kit/ui/base/use-media'
import { MotionButton } from '../../kit/ui/icon-button'
import type { GalleryData } from '../gallery.schema'
import {
  after,
  autoplayTimeout,
  isPlaying,
  isRotating,
  isStillPage,
  otherSlide,
  type RotationEvent,
  STARTED,
} from '../rules/gallery.autoplay'
import css from './autoplay.css?inline'
import { MESSAGES } from './autoplay.messages'
import { edgeAt } from './slideshow/gallery.index'
import type { MovingGallery } from './slideshow/use-motion'

adoptStyles(css)

export interface AutoplayProps {
  readonly data: GalleryData
  readonly gallery: MovingGallery
  /** Called when autoplay starts or stops. */
  readonly onRotate: (isRotating: boolean) => void
}

/** Autoplay with its button: a lazy chunk. */
export function Autoplay({ data, gallery, onRotate }: AutoplayProps): ReactElement | null {
  const { isRotating, button } = useAutoplay(data, gallery)
  useEffect(() => onRotate(isRotating), [onRotate, isRotating])
  return (
    button && (
      <MotionButton
        className="gallery__step gallery__autoplay"
        isPlaying={button.isPlaying}
        aria-label={button.isPlaying ? MESSAGES.stop : MESSAGES.start}
        onClick={button.onPress}
      />
    )
  )
}

/** The state of autoplay. */
interface Autoplay {
  readonly isRotating: boolean
  /** The state of its button; null without autoplay. */
  readonly button: { readonly isPlaying: boolean; readonly onPress: () => void } | null
}

/** Advances a gallery at an interval while nothing pauses it. */
function useAutoplay(data: GalleryData, gallery: MovingGallery): Autoplay {
  const isStill = useReducedMotion() || isStillPage(location.search)
  const isOn = data.autoplay && data.slides.length > 1 && !isStill
  const { randomize, pauseOnMouseover } = data.autoplayOptions
  const [rotation, dispatch] = useReducer(after, STARTED)
  useObstacles(isOn, pauseOnMouseover, dispatch)

  const { motion, track } = gallery
  const latest = useRef(gallery)
  useLayoutEffect(() => {
    latest.current = gallery
  })

  const timeout = autoplayTimeout(data)
  const isAtEnd = !randomize && edgeAt(motion.index, 'forward', track) !== null
  const rotates = isOn && isRotating(rotation) && !isAtEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide is shown for the full interval
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
    button: isOn ? { isPlaying: rotation.isWanted, onPress: () => dispatch('button-pressed') } : null,
  }
}

function useObstacles(isOn: boolean, pausesOnHover: boolean, dispatch: (event: RotationEvent) => void): void {
  const host = useHost()
  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const { signal } = leaving
    const point = ({ pointerType, type }: PointerEvent): void => {
      // Touch has no hover.
      if (pointerType === 'touch') return
      dispatch(type === 'pointerenter' ? 'pointer-entered' : 'pointer-left')
    }
    if (pausesOnHover) {
      host.addEventListener('pointerenter', point, { signal })
      host.addEventListener('pointerleave', point, { signal })
    }
    const focus = ({ target }: FocusEvent): void => {
      // A click also focuses the button, but is no keyboard focus.
      if (target instanceof Element && target.matches(':focus-visible')) dispatch('focus-entered')
    }
    host.addEventListener('focusin', focus, { signal })
    watchVideos(plays => dispatch(plays ? 'video-played' : 'videos-rest'), signal)
    return () => leaving.abort()
  }, [host, isOn, pausesOnHover, dispatch])
}

/** Calls `changed` when a video of the page starts or stops, until `signal` aborts. */
function watchVideos(changed: (plays: boolean) => void, signal: AbortSignal): void {
  const playing = new Set<Element>()

  const note = (target: EventTarget | null, plays: boolean | undefined): void => {
    if (!(target instanceof Element) || plays === undefined) return
    if (plays) playing.add(target)
    else playing.delete(target)
    changed([...playing].some(({ isConnected }) => isConnected))
  }

  for (const type of ['play', 'pause', 'ended']) {
    // Media events do not bubble.
    dom.addEventListener(
      type,
      ({ target }) => {
        // Muted videos are decoration.
        if (target instanceof HTMLVideoElement && !target.muted) note(target, isPlaying(type))
      },
      { capture: true, signal },
    )
  }
  for (const type of ['ashlar:video', 'ashlar:change']) {
    dom.addEventListener(
      type,
      event => note(event.target, event instanceof CustomEvent ? isPlaying(event.detail?.state) : undefined),
      { signal },
    )
  }
}
