import { formatCount } from './format-count'
import { translatable } from './translatable'

/** The visitor's position in a set. */
export const POSITION_MESSAGES = translatable('position', {
  of: (at: string, count: string): string => `${at} of ${count}`,
})

/** "3 of 10" for the index 2, in the digits of a language. */
export const positionLabel = (index: number, count: number, language: string | undefined): string =>
  POSITION_MESSAGES.of(formatCount(index + 1, language), formatCount(count, language))
