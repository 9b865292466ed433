import type { Keys } from '../../rules/gallery.keys'
import type { Direction } from './gallery.index'

/** Maps key names to codes, for browsers without `keyCode`. */
const CODES: Readonly<Record<string, number>> = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }

/** A key press. */
interface KeyPress {
  readonly keyCode: number
  readonly key: string
  /** A modifier key is pressed. */
  readonly isShortcut: boolean
}

/** Reasons to ignore a key. */
export interface KeyObstacles {
  readonly isEditing: boolean
  readonly inMotion: boolean
  readonly isOffScreen: boolean
  /** Another element of the page has the focus. */
  readonly isElsewhere: boolean
}

/** The direction of a key press, if any; mirrored in right-to-left text. */
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

/** The end of the row to which a key leads, if any. */
export function endOf({ key, isShortcut }: KeyPress, obstacles: KeyObstacles): 'first' | 'last' | null {
  if (isShortcut || Object.values(obstacles).includes(true)) return null
  if (key === 'Home') return 'first'
  return key === 'End' ? 'last' : null
}

const OWN_KEYS =
  'textarea, select, audio, video, [role=slider], [contenteditable]:not([contenteditable=false]), input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=image])'

/** Whether an element handles keys itself, such as a text field or a player. */
export function isEditing(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

/** Whether a box is entirely outside the viewport. */
export function isOffScreen(
  box: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): boolean {
  return box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth
}

/** The effect of a click on a slide. */
type ClickBehaviour = 'next' | 'previous' | 'half'

const DIRECTIONS: Readonly<Record<ClickBehaviour, (isFirstHalf: boolean) => Direction>> = {
  next: () => 'forward',
  previous: () => 'reverse',
  half: isFirstHalf => (isFirstHalf ? 'reverse' : 'forward'),
}

/**
 * The direction of a click on a slide, if any; videos handle clicks themselves.
 *
 * @param across the horizontal position of the click, from 0 at the left to 1 at the right.
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
