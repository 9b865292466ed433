import type { Direction } from './gallery.index'

/** What a click on a slide does. */
export type ClickBehaviour = 'next' | 'previous' | 'half'

const DIRECTIONS: Readonly<Record<ClickBehaviour, (isFirstHalf: boolean) => Direction>> = {
  next: () => 'forward',
  previous: () => 'reverse',
  half: isFirstHalf => (isFirstHalf ? 'reverse' : 'forward'),
}

/**
 * Where a click on a slide moves the gallery (B4 L206), if it does: a video keeps its clicks.
 *
 * @param across how far across the slide the click fell, from 0 at the left to 1 at the right.
 */
export function clickDirection(
  behaviour: ClickBehaviour,
  slide: { readonly type: string },
  across: number,
  isRightToLeft: boolean,
): Direction | null {
  if (slide.type === 'video') return null
  return DIRECTIONS[behaviour](isRightToLeft ? across >= 0.5 : across < 0.5)
}
