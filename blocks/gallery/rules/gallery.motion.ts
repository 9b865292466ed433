import { type Direction, neighbour, sanitizeIndex, type Track } from './gallery.index'

/** Where a gallery stands, and how it came there. */
export interface Motion {
  readonly index: number
  /** The slide that was shown before, from the first change on. */
  readonly previous: number | null
  readonly direction: Direction
  /** The time at which the change under way ends, in ms. */
  readonly movingUntil: number
}

/** What a change is made under. */
export interface Moment {
  /** The time of the change, in ms. */
  readonly now: number
  /** How long a change takes, in ms; 0 where the visitor wants no motion. */
  readonly duration: number
  /** The galleries that keep step with this one. */
  readonly linked?: readonly Motion[]
}

/** A gallery on `index`: at rest, or as if a change had begun at the given moment [GAL-04]. */
export function restAt(index: number, { now, duration }: Moment = { now: 0, duration: 0 }): Motion {
  return { index, previous: null, direction: 'forward', movingUntil: now + duration }
}

/** Tells whether a change is still under way. */
export function inMotion({ movingUntil }: Motion, now: number): boolean {
  return now < movingUntil
}

/** Tells whether the gallery has ever left its first slide, or was taken in hand to do so. */
export function hasMoved({ previous, movingUntil }: Motion): boolean {
  return previous !== null || movingUntil > 0
}

/** Tells whether this gallery, or one that is linked to it, is in motion: a change is refused then (B4 L195). */
export function isBlocked(motion: Motion, { now, linked = [] }: Moment): boolean {
  return [motion, ...linked].some(each => inMotion(each, now))
}

/** Goes one slide on or back. */
export function step(motion: Motion, direction: Direction, track: Track, moment: Moment): Motion {
  return change(motion, neighbour(motion.index, direction, track), direction, moment)
}

/** Goes to any slide: forward to a later one, in reverse to an earlier one. */
export function goTo(motion: Motion, value: number, track: Track, moment: Moment): Motion {
  const index = sanitizeIndex(value, track)
  return change(motion, index, index < motion.index ? 'reverse' : 'forward', moment)
}

function change(motion: Motion, index: number, direction: Direction, moment: Moment): Motion {
  if (index === motion.index || isBlocked(motion, moment)) return motion
  return { index, previous: motion.index, direction, movingUntil: moment.now + moment.duration }
}
