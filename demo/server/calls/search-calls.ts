import { SEARCH_PATH, searchAnswer, searchQuery } from '../../../src/calls/search.ts'
import { searchSite } from '../database/search-site.ts'
import { type Call, defineCall } from './call.ts'

/** The search of the site. */
export const searchCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: SEARCH_PATH,
    summary: 'Searches the site’s pages and products, the best first',
    crumb: 'if-sent',
    query: searchQuery,
    answer: searchAnswer,
    handle: async ({ context, db, query: { q, p, size, collectionId } }) => {
      const limit = Number(size)
      return context.json(await searchSite(db, q, { limit, offset: Number(p) * limit, collectionId }))
    },
  }),
]
