/** A piece of a text, and whether it matches a query. */
interface MarkedText {
  readonly text: string
  readonly isFound: boolean
}

/** Splits a text into matches and the rest: words that start with one of `words` match. */
export function markWords(text: string, words: readonly string[]): MarkedText[] {
  const pieces: MarkedText[] = []
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (!piece) continue
    const isFound = wordsOf(piece).some(word => words.some(wanted => word.startsWith(wanted)))
    const last = pieces.at(-1)
    if (last && last.isFound === isFound) pieces[pieces.length - 1] = { text: last.text + piece, isFound }
    else pieces.push({ text: piece, isFound })
  }
  return pieces
}

/** Maximum number of words in a query. */
export const MAX_WORDS = 8

/** A text normalized for comparison: lower case, without diacritics. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

/** The normalized words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The distinct words of a query. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))].slice(0, MAX_WORDS)
