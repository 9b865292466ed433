import { translatable } from '../../src/locale/core/translatable'

/** What the gallery says. */
export const MESSAGES = translatable('gallery', {
  gallery: 'Gallery',
  previous: 'Previous Slide',
  next: 'Next Slide',
  carousel: 'carousel',
  slide: 'slide',
})

/** What is logged of data that a gallery cannot use (B8 L326). */
export const DATA_MESSAGES = {
  notJson: 'Error decoding gallery block data.',
  invalid: 'Error evaluating gallery block data.',
} as const
