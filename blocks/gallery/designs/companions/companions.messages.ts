import { formatCount } from '../../../../src/locale/core/format-count'
import { translatable } from '../../../../src/locale/core/translatable'

/** The texts of the counter and the thumbnails, loaded with them. */
export const MESSAGES = translatable('gallery-companions', {
  choose: 'Choose slide',
  slide: (position: string): string => `Slide ${position}`,
})

/** The label of a thumbnail: "Slide 3: A quay". */
export function thumbnailLabel(position: string, about: string): string {
  const slide = MESSAGES.slide(position)
  return about ? `${slide}: ${about}` : slide
}

/** The counter, in the digits of the page's language: "3 / 10" [GAL-28]. */
export function counterText(index: number, count: number, language: string | undefined): string {
  return `${formatCount(index + 1, language)} / ${formatCount(count, language)}`
}
