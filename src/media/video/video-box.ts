/** How a video fills its place [VID-02]: at its own size, whole, cropped, or (null) as wide as the page lets it. */
export const VIDEO_MODES = ['none', 'fit', 'fill'] as const

export type VideoMode = (typeof VIDEO_MODES)[number] | null

/** Height in percent of the width where the size is unknown [VID-12]. */
export const UNKNOWN_PADDING_PERCENT = 56.3

/** Width divided by height of a thumbnail. */
export const THUMBNAIL_RATIO = 16 / 9

/** Time without another change after which a video's new size counts [VID-13]. */
export const VIDEO_RESIZE_TIMEOUT_MS = 1000

/** The height that a video of that size needs, in percent of its width. */
export function intrinsicPadding(width: number | undefined, height: number | undefined): number {
  return width && height ? (height / width) * 100 : UNKNOWN_PADDING_PERCENT
}
