import { formatCount } from '../../src/locale/core/format-count'
import { translatable } from '../../src/locale/core/translatable'

/** Texts of the lightbox. */
export const MESSAGES = translatable('lightbox', {
  lightbox: 'Lightbox',
  previous: 'Previous Slide',
  next: 'Next Slide',
  slide: 'slide',
  carousel: 'carousel',
  showCaption: 'Show caption',
  hideCaption: 'Hide caption',
  play: 'Play',
  zoom: 'Zoom',
  broken: 'This image could not be loaded.',
})

/** "3 / 10", in the digits of the page's language. */
export function counter(index: number, count: number, language: string | undefined): string {
  return `${formatCount(index + 1, language)} / ${formatCount(count, language)}`
}
