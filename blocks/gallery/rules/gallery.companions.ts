import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { pictureRatio } from './gallery.layout'
/** All galleries linked with one, directly or indirectly. */
export function companionsOf<Member>(one: Member, groups: readonly (readonly Member[])[]): Member[] {
  const reached = new Set([one])
  // The loop also visits members added meanwhile.
  for (const member of reached) {
    for (const group of groups) if (group.includes(member)) for (const other of group) reached.add(other)
  }
  reached.delete(one)
  return [...reached]
}

/** The index of a linked gallery, clamped to its number of slides. */
export function linkedIndex(index: number, count: number): number {
  return Math.min(index, Math.max(count - 1, 0))
}

/** The share of the row's free space before the current thumbnail. */
const BEFORE: Readonly<Record<GalleryData['activeAlignment'], number>> = { left: 0, center: 0.5, right: 1 }

/**
 * The scroll position that aligns a thumbnail; the browser clamps it. Left means the start of the text.
 *
 * @param offset distance of the thumbnail's left edge from the start of the unscrolled row, in px.
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

/** Minimum and maximum aspect ratio of a thumbnail. */
const [NARROWEST, WIDEST] = [2 / 3, 16 / 9]

/** Aspect ratio of a thumbnail: its picture's, within limits. */
export function thumbnailShape(slide: Pick<Slide, 'dimensions'>): number {
  return Math.min(Math.max(pictureRatio(slide), NARROWEST), WIDEST)
}
