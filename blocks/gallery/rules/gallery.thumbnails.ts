import type { GalleryData } from '../gallery.schema'

/** The share of the row's free room that lies before the thumbnail of the slide that is shown. */
const BEFORE: Readonly<Record<GalleryData['activeAlignment'], number>> = { left: 0, center: 0.5, right: 1 }

/**
 * Where a row is scrolled to so that a thumbnail stands in its place; the browser stops at the row's ends.
 * Left is where the text begins.
 *
 * @param offset how far the thumbnail's left edge is from that of the row before it is scrolled, in px.
 */
export function scrollTarget(
  { offset, width }: { readonly offset: number; readonly width: number },
  rowWidth: number,
  alignment: GalleryData['activeAlignment'],
  isRightToLeft: boolean,
): number {
  const before = isRightToLeft ? 1 - BEFORE[alignment] : BEFORE[alignment]
  return offset - (rowWidth - width) * before
}
