import * as z from 'zod/mini'
import { dom } from '../data/core/dom'
import { isRecord } from '../data/core/json'
import { markWords, queryWords, wordsOf } from '../locale/search-words'
import { type DataOutcome, readAnswer } from './client/call-answer'
import type { FoundList } from './search'

/** A page in an index, as `ashlar adopt` writes it. */
export interface IndexedPage {
  readonly title: string
  /** The URL, relative to that of the index. */
  readonly url: string
  readonly text: string
  /** The URL of a picture, relative to that of the index. */
  readonly image?: string
}

/** A page with the words by which it is found. */
interface Searchable extends IndexedPage {
  readonly titleWords: readonly string[]
  readonly words: readonly string[]
}

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = 160

/** Characters of an excerpt before the first match. */
const LEAD_LENGTH = 40

/** A word in the title counts as much as this many in the text. */
const TITLE_WEIGHT = 10

/** Matches in a text beyond this number do not count. */
const MAX_COUNTED = 5

const writtenIndex = z.object({ pages: z.array(z.unknown()) })

const indexes = new Map<string, Promise<DataOutcome<readonly Searchable[]>>>()

/**
 * Searches the index of a site without a search of its own, best matches first: pages that contain every word, or the
 * beginning of one.
 *
 * @returns an answer as that of the search API.
 */
export async function searchIndex(index: string, query: string): Promise<DataOutcome<FoundList>> {
  const url = new URL(index, dom.baseURI).href
  const reading = indexes.get(url) ?? readIndex(url)
  indexes.set(url, reading)
  const pages = await reading
  if (!pages.ok) {
    indexes.delete(url)
    return pages
  }
  return { ok: true, value: answerTo(pages.value, query, url) }
}

async function readIndex(url: string): Promise<DataOutcome<readonly Searchable[]>> {
  const outcome = await readAnswer(await fetch(url), url, writtenIndex)
  return outcome.ok ? { ok: true, value: outcome.value.pages.flatMap(searchable) } : outcome
}

function searchable(page: unknown): Searchable[] {
  if (!isRecord(page)) return []
  const { title, url, text, image } = page
  if (typeof title !== 'string' || typeof url !== 'string' || typeof text !== 'string') return []
  const own = { title, url, text, ...(typeof image === 'string' && { image }) }
  return [{ ...own, titleWords: wordsOf(title), words: wordsOf(text) }]
}

/** Finds pages, as an answer of the search API. */
function answerTo(pages: readonly Searchable[], query: string, base: string): FoundList {
  const words = queryWords(query)
  const found = pages
    .map(page => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const absolute = (url: string): string => (URL.canParse(url, base) ? new URL(url, base).href : '')
  const items = found.map(({ page: { title, url, text, image } }) => ({
    title,
    itemUrl: absolute(url),
    excerpt: excerptOf(text, words),
    imageUrl: image === undefined ? '' : absolute(image),
  }))
  return { items, totalCount: items.length }
}

/** Scripts without spaces between words, of which a query is a part. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** 0 unless every word is there. */
function scoreOf({ titleWords, words }: Searchable, wanted: readonly string[]): number {
  let sum = 0
  for (const word of wanted) {
    const matches = (other: string): boolean =>
      UNSPACED.test(word) ? other.includes(word) : other.startsWith(word)
    const count = (all: readonly string[]): number => all.filter(matches).length
    const score = count(titleWords) * TITLE_WEIGHT + Math.min(count(words), MAX_COUNTED)
    if (score === 0) return 0
    sum += score
  }
  return sum
}

/** The text around the first match, else its start. */
function excerptOf(text: string, words: readonly string[]): string {
  let match = 0
  for (const { text: piece, isFound } of markWords(text, words)) {
    if (isFound) break
    match += piece.length
  }
  const from = match < text.length ? text.lastIndexOf(' ', Math.max(0, match - LEAD_LENGTH)) + 1 : 0
  const end = from + EXCERPT_LENGTH
  return `${from > 0 ? '…' : ''}${text.slice(from, end).toWellFormed()}${end < text.length ? '…' : ''}`
}
