import type { Direction } from '../../rules/gallery.index'

const OPPOSITE = { next: 'previous', previous: 'next' } as const
const DIRECTIONS = { next: 'forward', previous: 'reverse' } as const

/** The direction of a gallery that was swiped: where text runs from right to left, the next slide comes from the left. */
export function swiped(stage: Element, outcome: 'next' | 'previous'): Direction {
  const isRightToLeft = getComputedStyle(stage).direction === 'rtl'
  return DIRECTIONS[isRightToLeft ? OPPOSITE[outcome] : outcome]
}
