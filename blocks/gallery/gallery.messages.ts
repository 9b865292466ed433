import { translatable } from '../../src/locale/core/translatable'

/** The texts of the gallery block. */
export const MESSAGES = translatable('gallery', {
  gallery: 'Gallery',
  previous: 'Previous Slide',
  next: 'Next Slide',
  carousel: 'carousel',
  slide: 'slide',
})

/** Logged for invalid gallery data, before the reasons [GAL-57]. */
export const DATA_MESSAGES = {
  notJson: 'Error decoding gallery block data. ',
  invalid: 'Error evaluating gallery block data. ',
} as const
