import { formatCount } from '../../../../src/locale/core/format-count'
import { translatable } from '../../../../src/locale/core/translatable'

/** What the companions of a slideshow say: apart from the gallery's other texts, because they come with their part. */
export const MESSAGES = translatable('gallery-companions', {
  choose: 'Choose slide',
  slide: (position: string): string => `Slide ${position}`,
})

/** "Slide 3: A quay": what the thumbnail of a slide leads to. */
export function thumbnailLabel(position: string, about: string): string {
  const slide = MESSAGES.slide(position)
  return about ? `${slide}: ${about}` : slide
}

/** "3 / 10", in the digits of the page's language (B2 L70). */
export function counterText(index: number, count: number, language: string | undefined): string {
  return `${formatCount(index + 1, language)} / ${formatCount(count, language)}`
}
