import { DataError, type DataOutcome } from '../../src/calls/client/call-answer'
import { siteCalls } from '../../src/calls/client/site-calls'
import { MAX_QUERY_LENGTH } from '../../src/calls/limits'
import { type FoundList, foundList, SEARCH_PATH } from '../../src/calls/search'
import { searchSettings } from '../../src/site/search-settings'
import type { SearchData } from './search.schema'

/** Timeout of a search request. */
const ANSWER_TIMEOUT_MS = 10_000

/** Searches on the site's server, or in the index of a site without one. */
export async function searchFor(
  query: string,
  { size, collectionId }: Pick<SearchData, 'size' | 'collectionId'>,
  signal: AbortSignal,
): Promise<DataOutcome<FoundList>> {
  const { index } = searchSettings()
  const q = query.slice(0, MAX_QUERY_LENGTH)
  if (index) {
    return import('../../src/calls/search-index')
      .then(({ searchIndex }) => searchIndex(index, q))
      .catch((cause: unknown) => {
        const error = new DataError('connect', 'the index of the search could not be loaded', { cause })
        return { ok: false, error }
      })
  }
  return siteCalls.get(SEARCH_PATH, {
    query: { q, size: `${size}`, ...(collectionId && { collectionId }) },
    signal,
    answer: foundList,
    timeoutMs: ANSWER_TIMEOUT_MS,
  })
}
