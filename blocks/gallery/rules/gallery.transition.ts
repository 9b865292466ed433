/** How one slide gives way to the next. */
export interface Transition {
  /** The value of `data-transition` that the style sheet draws. */
  readonly drawnAs: string
}

/** Every transition (B4 L207). One that is not built yet is drawn as a fade: nothing jumps. */
export const TRANSITIONS: Readonly<Record<string, Transition>> = {
  fade: { drawnAs: 'fade' },
  'ken-burns': { drawnAs: 'fade' },
  scroll: { drawnAs: 'fade' },
  swipe: { drawnAs: 'fade' },
  'new-swipe': { drawnAs: 'fade' },
}

/** The transition of a gallery that names none. */
export const DEFAULT_TRANSITION = 'fade'

/**
 * Looks a transition up.
 *
 * @throws Error that names a transition which is missing.
 */
export function transitionNamed(name: string, transitions = TRANSITIONS): Transition {
  const transition = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (transition) return transition
  throw new Error(`Missing gallery transition: ${name}`)
}
