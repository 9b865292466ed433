/** What decides whether a video that moves by itself is playing. */
export interface MotionState {
  /** Some of it is on the screen. */
  readonly isVisible: boolean
  /** The visitor's system asks for less motion, or for less data. */
  readonly isCalm: boolean
  /** What the visitor chose here; undefined before. */
  readonly choice: boolean | undefined
}

/** A video that moves by itself plays in view only, and never where that is unwanted (design: Accessibility). */
export function shouldPlay({ isVisible, isCalm, choice }: MotionState): boolean {
  return isVisible && (choice ?? !isCalm)
}

/**
 * The video has begun or stopped. Where it was told otherwise, the visitor has done it, in the
 * browser's own controls.
 */
export function observe(state: MotionState, isPlaying: boolean): MotionState {
  return shouldPlay(state) === isPlaying ? state : { ...state, choice: isPlaying }
}
