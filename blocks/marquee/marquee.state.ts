/** Minimum width of all items together, which limits the number of copies [MRQ-04]. */
export const MIN_WIDTH_PX = 50

/** How long a new width must last before the line is laid out again [MRQ-05]. */
export const RESIZE_TIMEOUT_MS = 1000

/** The meaning of `speed` 1: one pixel per frame at 60 Hz. */
const PX_PER_SECOND = 60

/** Distance of a focused item from the edge where items enter. */
const FOCUS_INSET_PX = 24

type Direction = 'left' | 'right'

/** The conditions for a marquee to run. */
export interface Course {
  readonly isVisible: boolean
  /** Paused by the button. */
  readonly isPaused: boolean
  readonly isHovered: boolean
  readonly pauseOnHover: boolean
  /** A link inside has the focus. */
  readonly hasFocus: boolean
}

/** Whether a marquee runs: in view, not paused, not hovered with `pauseOnHover`, without focus. */
export const runs = ({ isVisible, isPaused, isHovered, pauseOnHover, hasFocus }: Course): boolean =>
  isVisible && !isPaused && !hasFocus && !(pauseOnHover && isHovered)

/** How often the items must repeat so that the line is always full. */
export const copies = (lineWidth: number, itemsWidth: number): number =>
  Math.ceil(lineWidth / Math.max(MIN_WIDTH_PX, itemsWidth)) + 1

/** The time in which the items move by their own width. @param speed above 0. */
export const durationMs = (itemsWidth: number, speed: number): number =>
  (Math.max(MIN_WIDTH_PX, itemsWidth) / (speed * PX_PER_SECOND)) * 1000

/** Whether items move towards the start of the text, the default. */
export function movesForward(direction: Direction | undefined, isRtl: boolean): boolean {
  return direction === undefined || direction === (isRtl ? 'right' : 'left')
}

/**
 * The progress of a round at which the item at `offset` is in view.
 *
 * @param offset its distance from where the items begin, in px.
 */
export function progressAt(offset: number, itemsWidth: number, isForward: boolean): number {
  const shift =
    Math.min(Math.max(0, offset - FOCUS_INSET_PX), itemsWidth) / Math.max(MIN_WIDTH_PX, itemsWidth)
  return isForward ? shift : 1 - shift
}
