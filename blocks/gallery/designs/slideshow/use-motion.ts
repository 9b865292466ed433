import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { emit, useHost } from '../../../kit/element/host'
import type { GalleryEvents } from '../../block'
import type { Slide } from '../../gallery.slide.schema'
import { type Direction, edgeAt, sanitizeIndex, type Track } from './gallery.index'
import { goTo, inMotion, isBlocked, type Moment, type Motion, restAt, step } from './gallery.motion'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

interface MotionOptions {
  readonly slides: readonly Slide[]
  readonly loop: boolean
  /** The initial slide, not yet sanitized. */
  readonly start: number
  /** Duration of a change, in seconds. */
  readonly speed: number
  /** Starts in motion. */
  readonly inMotion: boolean
}

/** A gallery that shows one slide at a time, with its state and actions. */
export interface MovingGallery {
  /** Its index is always valid, even after the slides have changed. */
  readonly motion: Motion
  readonly track: Track
  readonly move: (direction: Direction) => void
  readonly goTo: (index: number) => void
  readonly isMoving: () => boolean
  /** Sets the state without the check for motion. */
  readonly change: Dispatch<SetStateAction<Motion>>
}

/** Holds the state of a gallery, and fires events for changes and reached ends. */
export function useMotion({ slides, loop, start, speed, inMotion: isBusy }: MotionOptions): MovingGallery {
  const host = useHost()
  const track = { count: slides.length, loop }
  const [state, setState] = useState(() =>
    restAt(sanitizeIndex(start, track), isBusy ? createMoment(speed) : undefined),
  )
  const motion = { ...state, index: sanitizeIndex(state.index, track) }
  useChangeEvent(host, state, slides)

  return {
    motion,
    track,
    change: setState,
    isMoving: () => inMotion(state, performance.now()),
    move(direction) {
      const moment = createMoment(speed)
      const edge = edgeAt(motion.index, direction, track)
      if (!edge) setState(current => step(current, direction, track, moment))
      else if (!isBlocked(motion, moment)) emit<GalleryEvents>(host, edge, { index: motion.index })
    },
    goTo(index) {
      const moment = createMoment(speed)
      setState(current => goTo(current, index, track, moment))
    },
  }
}

/** A change that starts now; immediate under reduced motion. */
export function createMoment(seconds: number): Moment {
  return { now: performance.now(), duration: matchMedia(REDUCED_MOTION).matches ? 0 : seconds * 1000 }
}

/** Fires `ashlar:change` once per change, after it is rendered. */
function useChangeEvent(
  host: HTMLElement,
  { index, previous, direction }: Motion,
  slides: readonly Slide[],
): void {
  const lastEmitted = useRef(index)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are no change
  useEffect(() => {
    if (lastEmitted.current === index) return
    lastEmitted.current = index
    emit<GalleryEvents>(host, 'change', { index, previous, direction, slide: slides[index] })
  }, [host, index])
}

/** The current state of each gallery that shows one slide at a time, by element. */
export const movingGalleries = new Map<Element, MovingGallery>()

/** Registers a gallery for linked galleries. */
export function useMovingGallery(gallery: MovingGallery): void {
  const host = useHost()
  useLayoutEffect(() => {
    movingGalleries.set(host, gallery)
    return () => void movingGalleries.delete(host)
  })
}
