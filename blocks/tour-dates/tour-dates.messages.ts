import { translatable } from '../../src/locale/core/translatable'

/** What a visitor reads of tour dates; the words are ours. */
export const TOUR_MESSAGES = translatable('tour-dates', {
  tickets: 'Tickets',
  soldOut: 'Sold out',
  empty: 'No dates at the moment.',
})
