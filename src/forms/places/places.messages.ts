import { translatable } from '../../locale/core/translatable'

/** The visitor's texts of address suggestions. */
export const PLACES_MESSAGES = translatable('places', {
  suggestions: 'Suggested addresses',
  found: (count: number): string => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  filled: 'The address has been filled in.',
})
