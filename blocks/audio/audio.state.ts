/** Tracks that one player takes; whatever follows is left out. */
export const MAX_TRACKS = 60

/** What a player does, beside the position in its track. */
export interface Playback {
  /** Place of the current track. */
  readonly index: number
  readonly isPlaying: boolean
  /** The current track's file could not be had or played. */
  readonly hasFailed: boolean
}

/** A player at its start. */
export const stopped = (index: number): Playback => ({ index, isPlaying: false, hasFailed: false })

/** Another track is current; the same one tries again where it has failed. */
export const choose = (state: Playback, index: number): Playback => ({ ...state, index, hasFailed: false })

/** The track before or after; undefined at the ends. */
export function neighbour(index: number, count: number, by: 1 | -1): number | undefined {
  const next = index + by
  return next >= 0 && next < count ? next : undefined
}

/** How far an arrow key goes, in s: less where the track is short. */
const STEP_S = 5

/** Where a key of the position's slider leads, in s; undefined for a key that it does not know. */
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

/** How long a track is, in s: what its file says, else its data; 0 where neither knows, as of a broadcast. */
export function lengthOf(fileDurationS: number, durationMs: number | undefined): number {
  if (Number.isFinite(fileDurationS) && fileDurationS > 0) return fileDurationS
  return durationMs ? durationMs / 1000 : 0
}
