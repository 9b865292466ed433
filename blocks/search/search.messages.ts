import { formatCount } from '../../src/locale/core/format-count'
import { translatable } from '../../src/locale/core/translatable'

/** The texts of the search block. */
export const SEARCH_MESSAGES = translatable('search', {
  label: 'Search',
  button: 'Search',
  results: 'Search results',
  searching: 'Searching…',
  /** Shown and announced without results. */
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

/** Shown and announced without results; quotes the beginning of a long query. */
export const nothingText = (query: string): string => SEARCH_MESSAGES.nothing(shorten(query))

/** Maximum quoted length of a query. */
const MAX_QUOTED_LENGTH = 60

function shorten(query: string): string {
  const letters = [...query]
  return letters.length > MAX_QUOTED_LENGTH ? `${letters.slice(0, MAX_QUOTED_LENGTH).join('')}…` : query
}
