/** Maximum number of tracks of a player; more are ignored [LIM-02]. */
export const MAX_TRACKS = 60

/** The state of a player, without the position in the track. */
interface Playback {
  /** The index of the current track. */
  readonly index: number
  readonly isPlaying: boolean
  /** The current track could not be loaded or played. */
  readonly hasFailed: boolean
}

/** The initial state. */
export const stopped = (index: number): Playback => ({ index, isPlaying: false, hasFailed: false })

/** Selects a track and clears the failure. */
export const choose = (state: Playback, index: number): Playback => ({ ...state, index, hasFailed: false })

/** The index of the previous or next track; `undefined` at the ends. */
export function neighbour(index: number, count: number, by: 1 | -1): number | undefined {
  const next = index + by
  return next >= 0 && next < count ? next : undefined
}

/** Seconds per arrow key; less in a short track. */
const STEP_S = 5

/** The position after a key press on the seek slider, in s; `undefined` for other keys. */
export function seekBy(key: string, at: number, length: number): number | undefined {
  const step = Math.min(STEP_S, length / 10)
  const leads: Readonly<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowUp: at + step,
    ArrowLeft: at - step,
    ArrowDown: at - step,
    PageUp: at + length / 10,
    PageDown: at - length / 10,
    Home: 0,
    End: length,
  }
  const to = leads[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), length)
}

/** A track's duration in s, from its file or else its data; 0 if unknown, as for a live stream. */
export function lengthOf(fileDurationS: number, durationMs: number | undefined): number {
  if (Number.isFinite(fileDurationS) && fileDurationS > 0) return fileDurationS
  return durationMs ? durationMs / 1000 : 0
}
