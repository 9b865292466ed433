/** The rules of a transition. */
export interface Transition {
  /** The slides move side by side; otherwise they fade. */
  readonly moves: boolean
  /** Follows mouse and trackpad; all slideshows follow touch. */
  readonly isDragged: boolean
  /** A released slide settles at its release velocity instead of the gallery's speed. */
  readonly isThrown: boolean
  /** The final zoom factor of a picture. */
  readonly zoom: number
}

const FADE: Transition = { moves: false, isDragged: false, isThrown: false, zoom: 1 }
const SCROLL: Transition = { ...FADE, moves: true }
const SWIPE: Transition = { ...SCROLL, isDragged: true }
const NEW_SWIPE: Transition = { ...SWIPE, isThrown: true }

/** The transitions of the core. */
export const TRANSITIONS: Readonly<Record<string, Transition>> = {
  fade: FADE,
  'ken-burns': { ...FADE, zoom: 1.075 },
  scroll: SCROLL,
  swipe: SWIPE,
  'new-swipe': NEW_SWIPE,
  strip: NEW_SWIPE,
}

/** The core transition of a block's transition; a fade for unknown ones. */
export function coreTransition(name: string): string {
  return Object.hasOwn(TRANSITIONS, name) ? name : 'fade'
}

/**
 * Looks up a transition.
 *
 * @throws Error that names a missing transition.
 */
export function transitionNamed(name: string, transitions = TRANSITIONS): Transition {
  const transition = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (transition) return transition
  throw new Error(`Missing gallery transition: ${name}`)
}

/** Alignment of the current slide in a strip. */
export type StripAlignment = 'start' | 'middle' | 'end'

/** Behaviour of a drag beyond the ends without loop. */
export type Boundaries = 'none' | 'hard' | 'inertial'

const ALIGNMENTS: readonly StripAlignment[] = ['start', 'middle', 'end']
const BOUNDARIES: readonly Boundaries[] = ['none', 'hard', 'inertial']

/** Maps a block's alignment to the core's. */
export const STRIP_ALIGNMENTS = { left: 'start', center: 'middle', right: 'end' } as const

/** The position of an alignment across the strip, from 0 to 1. */
export const ALIGNED_AT: Readonly<Record<StripAlignment, number>> = { start: 0, middle: 0.5, end: 1 }

/**
 * Validates the alignment of a strip; `middle` by default.
 *
 * @throws Error that names an invalid value.
 */
export function stripAlignment(name: unknown = 'middle'): StripAlignment {
  const alignment = ALIGNMENTS.find(each => each === name)
  if (alignment) return alignment
  throw new Error(`Strip alignment must be start, middle or end: ${name}`)
}

/**
 * Validates the boundaries of a drag; `inertial` by default.
 *
 * @throws Error that names an invalid value.
 */
export function swipeBoundaries(name: unknown = 'inertial'): Boundaries {
  const boundaries = BOUNDARIES.find(each => each === name)
  if (boundaries) return boundaries
  throw new Error(`Swipe boundaries must be none, hard or inertial: ${name}`)
}

/**
 * Parses the snap points of a dragged strip: multiples of a share of its width, 'none', or by default its slides.
 *
 * @throws Error that names an invalid value.
 */
export function snapPoints(points: unknown): number | 'none' | 'slides' {
  if (points === undefined) return 'slides'
  if (points === 'none') return points
  const percent = typeof points === 'string' && points.endsWith('%') ? Number(points.slice(0, -1)) : 0
  if (percent > 0 && Number.isFinite(percent)) return percent / 100
  throw new Error(`snapPoints must end with % or be 'none': ${points}`)
}
