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
