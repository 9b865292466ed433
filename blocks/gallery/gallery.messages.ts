import { writeCount } from '../../src/messages/write-count'

/** What the gallery says. */
export const MESSAGES = {
  gallery: 'Gallery',
  previous: 'Previous Slide',
  next: 'Next Slide',
  carousel: 'carousel',
  slide: 'slide',
} as const

/** What is logged of data that a gallery cannot use (B8 L326). */
export const DATA_MESSAGES = {
  notJson: 'Error decoding gallery block data.',
  invalid: 'Error evaluating gallery block data.',
} as const

/** "3 of 10", in the digits of the page's language. */
export function positionLabel(index: number, count: number, language: string | undefined): string {
  return `${writeCount(index + 1, language)} of ${writeCount(count, language)}`
}
