import { sql } from 'kysely'
import { queryWords, wordsOf } from '../../../src/locale/search-words.ts'
import type { Database } from './open-database.ts'

/** Characters of an entry's text that are looked through: Postgres keeps a megabyte of terms. */
const MOST_OF_A_BODY = 100_000

/** Something that a visitor can find. */
export interface SearchEntry {
  readonly path: string
  /** It is found as long as this product is for sale. */
  readonly productId?: string
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly collectionId: string
  readonly collectionName: string
  readonly imageUrl: string
}

/** What stands of an entry in an answer. */
export type FoundEntry = Omit<SearchEntry, 'productId' | 'collectionId'>

export interface SearchSlice {
  readonly limit: number
  readonly offset: number
  /** Only of this collection, where there is one. */
  readonly collectionId?: string | undefined
}

/** Makes these all that can be found. */
export async function saveSearchEntries(db: Database, entries: readonly SearchEntry[]): Promise<void> {
  const rows = entries.map(entry => ({
    path: entry.path,
    collection_id: entry.collectionId,
    collection_name: entry.collectionName,
    product_id: entry.productId ?? null,
    title: entry.title,
    excerpt: entry.excerpt,
    body: entry.body.slice(0, MOST_OF_A_BODY),
    image_url: entry.imageUrl,
    title_words: wordsOf(entry.title).join(' '),
    body_words: wordsOf(`${entry.excerpt} ${entry.body.slice(0, MOST_OF_A_BODY)}`).join(' '),
  }))
  await db.transaction().execute(async change => {
    await change.deleteFrom('search_entries').execute()
    // Another server that starts on the same database at the same moment has put in the same.
    await change
      .insertInto('search_entries')
      .values(rows)
      .onConflict(conflict => conflict.column('path').doNothing())
      .execute()
  })
}

/** Finds the entries that have every word of a query, at the beginning of a word or in another form of it. */
export async function searchEntries(
  db: Database,
  query: string,
  { limit, offset, collectionId }: SearchSlice,
): Promise<{ readonly found: readonly FoundEntry[]; readonly count: number }> {
  const words = queryWords(query)
  if (words.length === 0) return { found: [], count: 0 }

  const wanted = words.map(word => `'${word}':*`).join(' & ')
  const terms = sql`(to_tsquery('simple', ${wanted}) || to_tsquery('english', ${wanted}))`
  let all = db
    .selectFrom('search_entries as entry')
    .leftJoin('products', 'products.id', 'entry.product_id')
    .where(sql<boolean>`entry.terms @@ ${terms}`)
    .where(({ or, eb }) => or([eb('entry.product_id', 'is', null), eb('products.status', '=', 'PUBLISHED')]))
  if (collectionId) all = all.where('entry.collection_id', '=', collectionId)

  const { count } = await all.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['path', 'entry.title', 'excerpt', 'body', 'collection_name', 'image_url'])
    .orderBy(sql`ts_rank(entry.terms, ${terms})`, 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute()
  const found = rows.map(row => ({
    path: row.path,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body,
    collectionName: row.collection_name,
    imageUrl: row.image_url,
  }))
  return { found, count: Number(count) }
}
