import type { WireFound } from '../../../src/calls/search.ts'
import { queryWords } from '../../../src/locale/search-words.ts'
import type { Database } from '../database/open-database.ts'
import { type SearchSlice, searchEntries } from '../database/search-entries.ts'
import { excerptOf } from './excerpt.ts'

/** What a query finds on the site, as pages and calls show it. */
export async function searchSite(db: Database, query: string, slice: SearchSlice): Promise<WireFound> {
  const words = queryWords(query)
  const { found, count } = await searchEntries(db, query, slice)
  return {
    items: found.map(({ path, title, excerpt, body, collectionName, imageUrl }) => ({
      title,
      itemUrl: path,
      excerpt: excerptOf(excerpt, words) ?? excerptOf(body, words) ?? excerpt,
      imageUrl,
      collectionDisplayName: collectionName,
    })),
    totalCount: count,
  }
}
