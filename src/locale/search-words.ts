/** A piece of a text, and whether a query has found it. */
export interface MarkedText {
  readonly text: string
  readonly isFound: boolean
}

/** Parts a text so that the words which begin like one of `words` can be marked; nothing of it is lost. */
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

/** Words of a query that count; what follows narrows no search that anybody makes. */
export const MOST_WORDS = 8

/** A text as a search compares it: in small letters, without the marks above and below them. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a query looks for, each once. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))].slice(0, MOST_WORDS)
