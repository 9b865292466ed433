import { type Direction, neighbour, sanitizeIndex, type Track } from './gallery.index'

/** The position of a gallery and its last change. */
export interface Motion {
  readonly index: number
  /** The previous slide; null before the first change. */
  readonly previous: number | null
  readonly direction: Direction
  /** End time of the current change, in ms. */
  readonly movingUntil: number
}

/** The circumstances of a change. */
export interface Moment {
  /** The time of the change, in ms. */
  readonly now: number
  /** Duration of the change in ms; 0 under reduced motion. */
  readonly duration: number
  /** The linked galleries. */
  readonly linked?: readonly Motion[]
}

/** A gallery at `index`: at rest, or in motion from a given moment. */
export function restAt(index: number, { now, duration }: Moment = { now: 0, duration: 0 }): Motion {
  return { index, previous: null, direction: 'forward', movingUntil: now + duration }
}

/** Whether a change is in progress. */
export function inMotion({ movingUntil }: Motion, now: number): boolean {
  return now < movingUntil
}

/** Whether the gallery has left its initial slide or been grabbed. */
export function hasMoved({ previous, movingUntil }: Motion): boolean {
  return previous !== null || movingUntil > 0
}

/** Whether this gallery or a linked one is in motion, which blocks changes. */
export function isBlocked(motion: Motion, { now, linked = [] }: Moment): boolean {
  return [motion, ...linked].some(each => inMotion(each, now))
}

/** Moves one slide forward or back. */
export function step(motion: Motion, direction: Direction, track: Track, moment: Moment): Motion {
  return change(motion, neighbour(motion.index, direction, track), direction, moment)
}

/** Moves to any slide: forward to later ones, in reverse to earlier ones. */
export function goTo(motion: Motion, value: number, track: Track, moment: Moment): Motion {
  const index = sanitizeIndex(value, track)
  return change(motion, index, index < motion.index ? 'reverse' : 'forward', moment)
}

function change(motion: Motion, index: number, direction: Direction, moment: Moment): Motion {
  if (index === motion.index || isBlocked(motion, moment)) return motion
  return { index, previous: motion.index, direction, movingUntil: moment.now + moment.duration }
}
