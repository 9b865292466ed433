import type { Moment, Motion } from '../designs/slideshow/gallery.motion'

/** A gallery that the visitor has grabbed: it counts as in motion, so nothing else moves it. */
export function grabbed(motion: Motion): Motion {
  return { ...motion, movingUntil: Number.POSITIVE_INFINITY }
}

/** Whether the visitor has grabbed a gallery. */
export function isGrabbed({ movingUntil }: Motion): boolean {
  return movingUntil === Number.POSITIVE_INFINITY
}

/** A gallery whose current change is interrupted. */
export function interrupted(motion: Motion): Motion {
  return { ...motion, movingUntil: 0 }
}

/** Applies a change by the visitor, which interrupts any other; without an effect, the gallery moves back. */
export function changeByUser(motion: Motion, moment: Moment, change: (motion: Motion) => Motion): Motion {
  const atRest = interrupted(motion)
  const changed = change(atRest)
  return changed === atRest ? { ...motion, movingUntil: moment.now + moment.duration } : changed
}
