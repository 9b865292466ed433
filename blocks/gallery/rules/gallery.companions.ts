import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { pictureRatio } from './gallery.layout'
/** Whom a gallery takes along: all that any group links with it, by however many steps, and not itself. */
export function companionsOf<Member>(one: Member, groups: readonly (readonly Member[])[]): Member[] {
  const reached = new Set([one])
  // What is added on the way is visited, too.
  for (const member of reached) {
    for (const group of groups) if (group.includes(member)) for (const other of group) reached.add(other)
  }
  reached.delete(one)
  return [...reached]
}

/** Where a gallery of `count` slides stands when another shows the slide `index`: at its last where it has none. */
export function linkedIndex(index: number, count: number): number {
  return Math.min(index, Math.max(count - 1, 0))
}

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

/** The narrowest and the widest thumbnail: width divided by height. */
const [NARROWEST, WIDEST] = [2 / 3, 16 / 9]

/** Width divided by height of a thumbnail: its picture's own, unless that would be a stripe. */
export function thumbnailShape(slide: Pick<Slide, 'dimensions'>): number {
  return Math.min(Math.max(pictureRatio(slide), NARROWEST), WIDEST)
}
