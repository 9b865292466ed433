import type { Moment, Motion } from './gallery.motion'

/** A gallery in the hands of the visitor: it counts as in motion, so nothing else moves it. */
export function grabbed(motion: Motion): Motion {
  return { ...motion, movingUntil: Number.POSITIVE_INFINITY }
}

/** Tells whether a gallery is in the hands of the visitor. */
export function isGrabbed({ movingUntil }: Motion): boolean {
  return movingUntil === Number.POSITIVE_INFINITY
}

/** A gallery whose change under way is over where the visitor interrupts it. */
export function interrupted(motion: Motion): Motion {
  return { ...motion, movingUntil: 0 }
}

/** Changes a gallery by hand: whatever moved it is over, and where nothing changes it goes back to where it was. */
export function changeByUser(motion: Motion, moment: Moment, change: (motion: Motion) => Motion): Motion {
  const atRest = interrupted(motion)
  const changed = change(atRest)
  return changed === atRest ? { ...motion, movingUntil: moment.now + moment.duration } : changed
}
