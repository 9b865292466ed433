const STEP_MS = 50
const LONGEST_MS = 600

/** Durations in ms, from 0 to 600 in steps of 50 (B9 L371). */
export const DURATIONS_MS: readonly number[] = Array.from(
  { length: LONGEST_MS / STEP_MS + 1 },
  (_, step) => step * STEP_MS,
)
