import type { Direction } from './lightbox.state'

/** How far from the window's edges a click goes to no other slide: a share of its width [LBX-10]. */
export const EDGE_MARGIN = 0.02

/** What a click fell on. */
export type ClickTarget = 'link' | 'video' | 'picture' | 'content'

export interface Click {
  readonly on: ClickTarget
  /** How far across the window it fell, from 0 at the left to 1 at the right. */
  readonly across: number
  readonly isDesktop: boolean
  /** There are buttons for previous and next. */
  readonly hasControls: boolean
  readonly isRightToLeft: boolean
}

/**
 * What a click on the slide does [LBX-09] [LBX-10]: on desktop with both controls a half leads to its slide, except
 * on links and videos, which act themselves; elsewhere it closes, except on a picture too.
 */
export function clickAction(click: Click): Direction | 'close' | null {
  if (click.on === 'link' || click.on === 'video') return null
  const half = halfOf(click)
  if (half) return half
  return click.on === 'picture' ? null : 'close'
}

/** The slide that a half of the window stands for, where it stands for one. */
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
