import { writeCount } from '../../src/messages/write-count'

/** What a search says: its failure word for word (B8 L330), the rest ours. */
export const SEARCH_MESSAGES = {
  failed: 'Unable to load results',
  again: 'Try again',
  label: 'Search',
  button: 'Search',
  results: 'Search results',
  searching: 'Searching…',
} as const

const PLURALS = new Intl.PluralRules('en')

/** `1 result`, `12 results`. */
export const countText = (count: number, language: string | undefined): string =>
  `${writeCount(count, language)} ${PLURALS.select(count) === 'one' ? 'result' : 'results'}`

/** `See all 12 results`. */
export const allText = (count: number, language: string | undefined): string =>
  `See all ${countText(count, language)}`

/** Said and shown where nothing was found; of a long query the beginning. */
export const nothingText = (query: string): string => `Nothing found for “${shorten(query)}”`

/** Letters of a query that are said again. */
const MOST_LETTERS = 60

function shorten(query: string): string {
  const letters = [...query]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : query
}
