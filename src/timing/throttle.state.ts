/** Run times that the mean is taken of (B9 L382). */
export const MAX_SAMPLES = 22

/** The last run times in ms, oldest first. */
export type Samples = readonly number[]

/** The samples with one more run; the oldest goes when there are enough. */
export const addSample = (samples: Samples, runMs: number): Samples => [...samples, runMs].slice(-MAX_SAMPLES)

/** How long to wait until the next run: twice the mean run time, 0 before the first (B9 L382). */
export function waitMs(samples: Samples): number {
  if (!samples.length) return 0
  return (2 * samples.reduce((sum, ms) => sum + ms, 0)) / samples.length
}
