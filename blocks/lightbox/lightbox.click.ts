import type { Direction } from './lightbox.state'

/** The margin at the window's edges in which a click does not step, as a fraction of its width [LBX-10]. */
const EDGE_MARGIN = 0.02

/** The target of a click. */
export type ClickTarget = 'link' | 'video' | 'picture' | 'content'

export interface Click {
  readonly on: ClickTarget
  /** Its horizontal position in the window, from 0 at the left to 1 at the right. */
  readonly across: number
  readonly isDesktop: boolean
  /** Whether there are buttons for previous and next. */
  readonly hasControls: boolean
  readonly isRightToLeft: boolean
}

/**
 * Returns the action of a click on a slide: on desktop with both controls each half steps
 * to its slide, except on links and videos, which act themselves; otherwise a click closes, except on an
 * image.
 */
export function clickAction(click: Click): Direction | 'close' | null {
  if (click.on === 'link' || click.on === 'video') return null
  const half = halfOf(click)
  if (half) return half
  return click.on === 'picture' ? null : 'close'
}

/** Returns the direction of the half of the window under the pointer, if any. */
export function halfOf({
  across,
  isDesktop,
  hasControls,
  isRightToLeft,
}: Omit<Click, 'on'>): Direction | null {
  const isInside = across >= EDGE_MARGIN && across <= 1 - EDGE_MARGIN
  if (!isDesktop || !hasControls || !isInside) return null
  return across >= 0.5 === isRightToLeft ? 'previous' : 'next'
}

/** Classifies the target of a click. */
export function kindOf(target: EventTarget | null): ClickTarget {
  const within = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null
  if (within('a[href], button')) return 'link'
  if (within('.video')) return 'video'
  return within('.picture, .other') ? 'picture' : 'content'
}
