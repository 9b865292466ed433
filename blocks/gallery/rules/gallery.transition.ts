/** How one slide of a slideshow gives way to the next. */
export interface Transition {
  /** The slides stand side by side and move past; else one fades over the other. */
  readonly moves: boolean
  /** Follows a mouse and a trackpad, too; every slideshow follows a finger. */
  readonly isDragged: boolean
  /** A slide that was let go comes to rest as fast as it was thrown, not in the gallery's own time. */
  readonly isThrown: boolean
  /** How much larger a picture has become by the end of its time. */
  readonly zoom: number
}

const FADE: Transition = { moves: false, isDragged: false, isThrown: false, zoom: 1 }
const SCROLL: Transition = { ...FADE, moves: true }
const SWIPE: Transition = { ...SCROLL, isDragged: true }
const NEW_SWIPE: Transition = { ...SWIPE, isThrown: true }

/** Every transition of the core (B4 L207, B9 L348). */
export const TRANSITIONS: Readonly<Record<string, Transition>> = {
  fade: FADE,
  'ken-burns': { ...FADE, zoom: 1.075 },
  scroll: SCROLL,
  swipe: SWIPE,
  'new-swipe': NEW_SWIPE,
  strip: NEW_SWIPE,
}

/** The core's name for a block's transition. Never throws: what is not in the table is a fade. */
export function coreTransition(name: string): string {
  return Object.hasOwn(TRANSITIONS, name) ? name : 'fade'
}

/**
 * Looks a transition up.
 *
 * @throws Error that names a transition which is missing (B4 L207).
 */
export function transitionNamed(name: string, transitions = TRANSITIONS): Transition {
  const transition = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (transition) return transition
  throw new Error(`Missing gallery transition: ${name}`)
}

/** What the slide in front lines up with: the start of the strip, its middle or its end. */
export type StripAlignment = 'start' | 'middle' | 'end'

/** What happens at the ends of a gallery that is dragged and does not loop. */
export type Boundaries = 'none' | 'hard' | 'inertial'

const ALIGNMENTS: readonly StripAlignment[] = ['start', 'middle', 'end']
const BOUNDARIES: readonly Boundaries[] = ['none', 'hard', 'inertial']

/** A block's word for an alignment → the core's. */
export const STRIP_ALIGNMENTS = { left: 'start', center: 'middle', right: 'end' } as const

/** How far across the strip an alignment is, from 0 at its start to 1 at its end. */
export const ALIGNED_AT: Readonly<Record<StripAlignment, number>> = { start: 0, middle: 0.5, end: 1 }

/**
 * Checks the alignment of a strip; middle unless told.
 *
 * @throws Error that names any other than start, middle or end (B5 L269).
 */
export function stripAlignment(name: unknown = 'middle'): StripAlignment {
  const alignment = ALIGNMENTS.find(each => each === name)
  if (alignment) return alignment
  throw new Error(`Strip alignment must be start, middle or end: ${name}`)
}

/**
 * Checks what holds a drag at the ends; inertial unless told.
 *
 * @throws Error that names any other than none, hard or inertial (B5 L269).
 */
export function swipeBoundaries(name: unknown = 'inertial'): Boundaries {
  const boundaries = BOUNDARIES.find(each => each === name)
  if (boundaries) return boundaries
  throw new Error(`Swipe boundaries must be none, hard or inertial: ${name}`)
}

/**
 * Reads where a dragged strip comes to rest: in steps of a share of its width, anywhere ('none'), or at
 * its slides where nothing is said.
 *
 * @throws Error that names what is neither a share above 0 % nor 'none' (B5 L269).
 */
export function snapPoints(points: unknown): number | 'none' | 'slides' {
  if (points === undefined) return 'slides'
  if (points === 'none') return points
  const percent = typeof points === 'string' && points.endsWith('%') ? Number(points.slice(0, -1)) : 0
  if (percent > 0 && Number.isFinite(percent)) return percent / 100
  throw new Error(`snapPoints must end with % or be 'none': ${points}`)
}
