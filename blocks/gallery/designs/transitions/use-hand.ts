import { emit, useHost } from '../../../kit/element/host'
import { byHand, held } from '../../rules/gallery.in-hand'
import { type Direction, edgeAt } from '../../rules/gallery.index'
import { goTo, step } from '../../rules/gallery.motion'
import { type MovingGallery, momentOf } from '../use-motion'

/** A gallery that the visitor moves by hand. What he does takes over from whatever moved it. */
export interface Hand {
  /** Takes hold: nothing else moves the gallery until one of the others is called. */
  readonly hold: () => void
  readonly step: (direction: Direction, seconds: number) => void
  readonly goTo: (index: number, seconds: number) => void
}

/** Lets the visitor move a gallery by hand. */
export function useHand({ motion, track, change }: MovingGallery): Hand {
  const host = useHost()
  return {
    hold: () => change(held),
    step(direction, seconds) {
      const moment = momentOf(seconds)
      const edge = edgeAt(motion.index, direction, track)
      if (edge) emit(host, edge, { index: motion.index })
      change(current => byHand(current, moment, caught => step(caught, direction, track, moment)))
    },
    goTo(index, seconds) {
      const moment = momentOf(seconds)
      change(current => byHand(current, moment, caught => goTo(caught, index, track, moment)))
    },
  }
}
