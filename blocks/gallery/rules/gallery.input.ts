import type { Direction } from './gallery.index'

/** The codes of the keys that move a gallery. */
export interface Keys {
  readonly previous: number
  readonly next: number
}

/** The left and the right arrow (B3 L94). */
export const DEFAULT_KEYS: Keys = { previous: 37, next: 39 }

/** Browsers that no longer give a code give the key's name. */
const CODES: Readonly<Record<string, number>> = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }

/** What is known of a key press. */
export interface KeyPress {
  readonly keyCode: number
  readonly key: string
  /** A shortcut of the browser or the page: with Alt, Control, Meta or Shift. */
  readonly isShortcut: boolean
}

/** What keeps a gallery from acting on a key (B4 L199). */
export interface KeyObstacles {
  readonly isEditing: boolean
  readonly inMotion: boolean
  readonly isOffScreen: boolean
  /** Another part of the page has the focus, and may want the key itself. */
  readonly isElsewhere: boolean
}

/** Where a key press moves the gallery, if it does. Where text runs from right to left, so do the slides. */
export function directionOf(
  press: KeyPress,
  keys: Keys,
  isRightToLeft: boolean,
  obstacles: KeyObstacles,
): Direction | null {
  if (press.isShortcut || Object.values(obstacles).includes(true)) return null
  const code = press.keyCode || CODES[press.key]
  if (code === keys.next) return isRightToLeft ? 'reverse' : 'forward'
  if (code === keys.previous) return isRightToLeft ? 'forward' : 'reverse'
  return null
}

const OWN_KEYS =
  'textarea, select, audio, video, [role=slider], [contenteditable]:not([contenteditable=false]), input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=image])'

/** Tells whether a key would go to something that the visitor writes in, sets or plays. */
export function isEditing(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

/** Tells whether a box has no part inside the window. */
export function isOffScreen(
  box: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): boolean {
  return box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth
}

/** What a click on a slide does. */
type ClickBehaviour = 'next' | 'previous' | 'half'

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
