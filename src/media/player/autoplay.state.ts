/** The conditions under which an autoplaying video plays. */
export interface MotionState {
  /** Part of it is visible. */
  readonly isVisible: boolean
  /** The visitor's system prefers reduced motion or reduced data. */
  readonly isCalm: boolean
  /** The visitor's choice here; `undefined` before. */
  readonly choice: boolean | undefined
}

/** Autoplaying videos play only while visible, and not against the visitor's preferences. */
export function shouldPlay({ isVisible, isCalm, choice }: MotionState): boolean {
  return isVisible && (choice ?? !isCalm)
}

/**
 * Records that the video has started or stopped. If it was not told to, the visitor used the browser's
 * controls.
 */
export function observe(state: MotionState, isPlaying: boolean): MotionState {
  return shouldPlay(state) === isPlaying ? state : { ...state, choice: isPlaying }
}
