import type { PageContent } from './page-content.ts'

/** The content that a page has lost by its adoption. */
export interface LostContent {
  /** Words of the saved page that are neither in view nor in a closed panel. */
  readonly words: readonly string[]
  /** Words of the saved page that are in a closed panel now. */
  readonly closed: number
  /** Pictures of the saved page that are gone, or leave their box empty. */
  readonly pictures: readonly string[]
  /** The share of the words, and of the pictures, that are there: 0 to 1. */
  readonly shareOfWords: number
  readonly shareOfPictures: number
}

/** Compares a page before and after its adoption. */
export function compareContent(before: PageContent, after: PageContent): LostContent {
  const words = missing(before.words, after.allWords)
  const closed = missing(before.words, after.words).length - words.length
  const expected = [...new Set([...before.shown, ...before.pictures])]
  const there = new Set([...after.shown, ...after.pictures])
  const empty = new Set(after.empty)
  const pictures = expected.filter(name => !there.has(name) || empty.has(name))
  const share = (lost: number, all: number): number => (all ? 1 - lost / all : 1)
  return {
    words,
    closed,
    pictures,
    shareOfWords: share(words.length, before.words.length),
    shareOfPictures: share(pictures.length, expected.length),
  }
}

/** The words of one text that another has less often. */
function missing(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}
