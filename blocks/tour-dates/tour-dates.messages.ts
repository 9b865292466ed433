import { translatable } from '../../src/locale/core/translatable'

/** The texts of the tour dates. */
export const TOUR_MESSAGES = translatable('tour-dates', {
  tickets: 'Tickets',
  soldOut: 'Sold out',
  empty: 'No dates at the moment.',
})
