/** What a visitor reads of tour dates; the words are ours. */
export const TOUR_MESSAGES = {
  tickets: 'Tickets',
  soldOut: 'Sold out',
  empty: 'No dates at the moment.',
} as const
