/** The least width of the items together, in px: it limits how many copies fill a line (B9 L359). */
export const MIN_WIDTH_PX = 50

/** How long a new width must last before the line is laid out anew (B9 L359). */
export const RESIZE_TIMEOUT_MS = 1000

/** What `speed` 1 means, in px a second: a pixel for each frame of most screens. */
export const PX_PER_SECOND = 60

/** How far from the edge that the items come in at a focused one is shown, in px. */
const FOCUS_INSET_PX = 24

export type Direction = 'left' | 'right'

/** What decides whether a marquee runs now. */
export interface Course {
  readonly isVisible: boolean
  /** The visitor has pressed the button. */
  readonly isPaused: boolean
  readonly isHovered: boolean
  readonly pauseOnHover: boolean
  /** The keyboard is at a link inside. */
  readonly hasFocus: boolean
}

/** Runs only in view, under no pointer where it is told so, and with nothing of it focused (B4 L251). */
export const runs = ({ isVisible, isPaused, isHovered, pauseOnHover, hasFocus }: Course): boolean =>
  isVisible && !isPaused && !hasFocus && !(pauseOnHover && isHovered)

/** How often the items stand in a line, so that none of it is ever empty. */
export const copies = (lineWidth: number, itemsWidth: number): number =>
  Math.ceil(lineWidth / Math.max(MIN_WIDTH_PX, itemsWidth)) + 1

/** How long the items take to move on by their own width. @param speed above 0. */
export const durationMs = (itemsWidth: number, speed: number): number =>
  (Math.max(MIN_WIDTH_PX, itemsWidth) / (speed * PX_PER_SECOND)) * 1000

/** Items move the way they are read unless told otherwise: their line comes out of its own end. */
export function movesForward(direction: Direction | undefined, isRtl: boolean): boolean {
  return direction === undefined || direction === (isRtl ? 'right' : 'left')
}

/**
 * How far a round has come when the items stand so that the one at `offset` is in view.
 *
 * @param offset its distance from where the items begin, in px.
 */
export function progressAt(offset: number, itemsWidth: number, isForward: boolean): number {
  const shift =
    Math.min(Math.max(0, offset - FOCUS_INSET_PX), itemsWidth) / Math.max(MIN_WIDTH_PX, itemsWidth)
  return isForward ? shift : 1 - shift
}
