/** How a video fills its box: at its own size, fitted, cropped, or (null) up to the page's width. */
export const VIDEO_MODES = ['none', 'fit', 'fill'] as const

/** Height in percent of the width if the size is unknown [VID-12]. */
const UNKNOWN_PADDING_PERCENT = 56.3

/** Aspect ratio of a thumbnail. */
export const THUMBNAIL_RATIO = 16 / 9

/** Debounce of a video's resize, in ms [VID-13]. */
export const VIDEO_RESIZE_TIMEOUT_MS = 1000

/** The height of a video of this size, in percent of its width. */
export function intrinsicPadding(width: number | undefined, height: number | undefined): number {
  return width && height ? (height / width) * 100 : UNKNOWN_PADDING_PERCENT
}
