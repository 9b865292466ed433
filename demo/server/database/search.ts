import { sql } from 'kysely'
import type { WireFound } from '../../../src/calls/search.ts'
import { markWords } from '../../../src/locale/search/mark-words.ts'
import { queryWords, wordsOf } from '../../../src/locale/search/search-words.ts'
import type { Database } from './open-database.ts'

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

/** Characters that an excerpt has, about. */
export const EXCERPT_LENGTH = 160

/** The part of a text where the first of the words stands; undefined where none does. */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  let at = 0
  for (const piece of markWords(text, words)) {
    if (piece.isFound) return cutAround(text, at)
    at += piece.text.length
  }
}

/** Whole words around a place, with an ellipsis where something was left out. */
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
