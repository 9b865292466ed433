import { sql } from 'kysely'
import type { WireFound } from '../../../src/calls/search.ts'
import { markWords, queryWords, wordsOf } from '../../../src/locale/search-words.ts'
import type { Database } from './open-database.ts'

/** Searches the site, and returns results as pages and calls show them. */
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

/** Characters of an entry that are indexed: Postgres limits a tsvector to a megabyte. */
const MAX_BODY_LENGTH = 100_000

/** An entry of the search index. */
export interface SearchEntry {
  readonly path: string
  /** The entry is found only while this product is for sale. */
  readonly productId?: string
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly collectionId: string
  readonly collectionName: string
  readonly imageUrl: string
}

/** The fields of an entry that results show. */
export type FoundEntry = Omit<SearchEntry, 'productId' | 'collectionId'>

export interface SearchSlice {
  readonly limit: number
  readonly offset: number
  /** Restricts the search to a collection, if given. */
  readonly collectionId?: string | undefined
}

/** Replaces the search index. */
export async function saveSearchEntries(db: Database, entries: readonly SearchEntry[]): Promise<void> {
  const rows = entries.map(entry => ({
    path: entry.path,
    collection_id: entry.collectionId,
    collection_name: entry.collectionName,
    product_id: entry.productId ?? null,
    title: entry.title,
    excerpt: entry.excerpt,
    body: entry.body.slice(0, MAX_BODY_LENGTH),
    image_url: entry.imageUrl,
    title_words: wordsOf(entry.title).join(' '),
    body_words: wordsOf(`${entry.excerpt} ${entry.body.slice(0, MAX_BODY_LENGTH)}`).join(' '),
  }))
  await db.transaction().execute(async change => {
    await change.deleteFrom('search_entries').execute()
    // Another server starting on the same database may have inserted the same entries.
    await change
      .insertInto('search_entries')
      .values(rows)
      .onConflict(conflict => conflict.column('path').doNothing())
      .execute()
  })
}

/** Finds entries that contain every word of a query, as a prefix or in another inflection. */
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

/** Approximate length of an excerpt in characters. */
export const EXCERPT_LENGTH = 160

/** The part of a text around the first match; undefined without a match. */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  let at = 0
  for (const piece of markWords(text, words)) {
    if (piece.isFound) return cutAround(text, at)
    at += piece.text.length
  }
}

/** Cuts out whole words around a position, with an ellipsis on each shortened side. */
function cutAround(text: string, place: number): string {
  const from = place < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', place - EXCERPT_LENGTH / 2) + 1
  const start = from > place ? place : from
  const end = text.length - start <= EXCERPT_LENGTH ? text.length : lastSpace(text, start)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

function lastSpace(text: string, start: number): number {
  const space = text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  return space > start ? space : start + EXCERPT_LENGTH
}
