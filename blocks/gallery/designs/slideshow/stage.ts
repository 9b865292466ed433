import type { RefObject } from 'react'
import type { Direction } from './gallery.index'

/**
 * The element around a gallery's slides.
 *
 * @throws Error if it is missing.
 */
export function containerOf({ current }: RefObject<HTMLElement | null>): HTMLElement {
  if (current) return current
  throw new Error('The container of the gallery is missing')
}

const OPPOSITE = { next: 'previous', previous: 'next' } as const
const DIRECTIONS = { next: 'forward', previous: 'reverse' } as const

/** The direction of a swipe: in right-to-left text, the next slide comes from the left. */
export function swiped(stage: Element, outcome: 'next' | 'previous'): Direction {
  const isRightToLeft = getComputedStyle(stage).direction === 'rtl'
  return DIRECTIONS[isRightToLeft ? OPPOSITE[outcome] : outcome]
}
