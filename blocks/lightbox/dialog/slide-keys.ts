import type { Direction } from '../lightbox.state'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'previous', ArrowRight: 'next' }
const OPPOSITE = { previous: 'next', next: 'previous' } as const

/** The direction in which an arrow key moves through the slides; undefined for every other key. */
export function directionOfKey(key: string, isRightToLeft: boolean): Direction | undefined {
  const direction = ARROWS[key]
  return direction && isRightToLeft ? OPPOSITE[direction] : direction
}
