import { formatCount } from '../../src/locale/core/format-count'
import { translatable } from '../../src/locale/core/translatable'

/** The visitor's texts of a search. */
export const SEARCH_MESSAGES = translatable('search', {
  label: 'Search',
  button: 'Search',
  results: 'Search results',
  searching: 'Searching…',
  /** Said and shown where nothing was found. */
  nothing: (query: string): string => `Nothing found for “${query}”`,
  found: (count: number, written: string): string => `${written} ${count === 1 ? 'result' : 'results'}`,
  all: (count: number, written: string): string => `See all ${written} ${count === 1 ? 'result' : 'results'}`,
})

/** `1 result`, `12 results`. */
export const countText = (count: number, language: string | undefined): string =>
  SEARCH_MESSAGES.found(count, formatCount(count, language))

/** `See all 12 results`. */
export const allText = (count: number, language: string | undefined): string =>
  SEARCH_MESSAGES.all(count, formatCount(count, language))

/** Said and shown where nothing was found; of a long query the beginning. */
export const nothingText = (query: string): string => SEARCH_MESSAGES.nothing(shorten(query))

/** Letters of a query that are said again. */
const MAX_QUOTED_LENGTH = 60

function shorten(query: string): string {
  const letters = [...query]
  return letters.length > MAX_QUOTED_LENGTH ? `${letters.slice(0, MAX_QUOTED_LENGTH).join('')}…` : query
}
