import { wordsOf } from './search-words'

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
