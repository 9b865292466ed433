import type MiniSearch from 'minisearch'
import type { Query, SearchOptions, SearchResult } from 'minisearch'
import { stem, synonymsOf } from './terms.ts'

/** A section of a page, as a search finds it. */
export interface Found {
  readonly id: string
  /** The title of the page. */
  readonly title: string
  /** The title of the section; empty for the beginning of the page. */
  readonly heading: string
  /** From the site's first page, with the section's anchor. */
  readonly address: string
  /** The section of the site, such as `Guides`. */
  readonly section: string
  readonly text: string
}

/** Options that the index and the search must share. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'address', 'section', 'text'],
  processTerm: stem,
}

const BOOST = { title: 4, heading: 3, text: 1 }

const STOP_WORDS = new Set(
  'a an the of in on to for with how why what do does i is it my me and or can from'.split(' '),
)

/** Finds the sections that contain every word or a synonym of it; if there are none, those that contain any. */
export function find(search: MiniSearch<Found>, query: string): SearchResult[] {
  const words = wordsOf(query)
  const queries = words.map((word): Query => ({ combineWith: 'OR', queries: [asTyped(word), asMeant(word)] }))
  const options = { boostDocument: weightOf }
  const all = search.search({ combineWith: 'AND', queries }, options)
  return all.length > 0 ? all : search.search({ combineWith: 'OR', queries }, options)
}

function wordsOf(query: string): string[] {
  const words = query
    .toLowerCase()
    .replace(/\bself[- ]host/g, 'host')
    .replace(/\bright[- ]to[- ]left\b/g, 'rtl')
    .replace(/\bdata[- ]block[- ]json\b/g, 'change options json')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter(word => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

const asTyped = (word: string): Query => ({
  queries: [word],
  prefix: true,
  fuzzy: word.length > 4 ? 0.2 : false,
  boost: BOOST,
})

/** Synonyms count for less than the word itself. */
const asMeant = (word: string): Query => ({
  queries: [...synonymsOf(word)],
  boost: { title: BOOST.title / 6, heading: BOOST.heading / 6, text: 0.1 },
})

const SECTIONS: Readonly<Record<string, number>> = { Start: 1.4, Guides: 1.4, Contributing: 0.8 }

/** Boost of the block whose name is the search term. */
const NAMESAKE = 1.5

/** Reference tables, which match many words without explaining them. */
const TABLES = /^(CSS|Events|Texts?|Requirements|Custom properties)/

/** Ranks guides above tables, and the start of a page above its sections. */
const weightOf: NonNullable<SearchOptions['boostDocument']> = (_, term, stored) => {
  const { title, heading, section, address } = stored as unknown as Found
  const own = (SECTIONS[section] ?? 1) * (section === 'Blocks' && stem(title) === term ? NAMESAKE : 1)
  if (!heading) return own * 2.2
  if (/\/(changelog|decisions)\//.test(address)) return 0.05
  return section === 'Blocks' && TABLES.test(heading) ? 0.25 : own
}
