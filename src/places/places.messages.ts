import { translatable } from '../messages/translatable'

/** What the suggestions of an address field say. */
export const PLACES_MESSAGES = translatable('places', {
  suggestions: 'Suggested addresses',
  found: (count: number): string => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  filled: 'The address has been filled in.',
})
