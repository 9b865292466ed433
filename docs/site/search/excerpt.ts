/** A piece of an excerpt. */
export interface Piece {
  readonly text: string
  /** The reader has searched for it. */
  readonly isFound: boolean
}

/** Characters of an excerpt, and those before its first found word. */
const LENGTH = 150
const BEFORE = 40

/**
 * Cuts the part of a text around the first word that a search has found, or its beginning.
 *
 * @param terms the words of the text that match, in lower case, as the search returns them.
 */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }))
  const found = words.filter(({ word }) => terms.some(term => isForm(word, term)))
  const first = found[0]?.index ?? 0
  const start = words.find(({ index }) => index >= first - BEFORE)?.index ?? 0
  const from = first <= BEFORE ? 0 : start
  const end = text.length - from <= LENGTH ? text.length : text.lastIndexOf(' ', from + LENGTH)
  const pieces: Piece[] = [{ text: from > 0 ? '… ' : '', isFound: false }]
  let at = from
  for (const { word, index } of found) {
    if (index < at || index + word.length > end) continue
    pieces.push({ text: text.slice(at, index), isFound: false }, { text: word, isFound: true })
    at = index + word.length
  }
  pieces.push({ text: `${text.slice(at, end)}${end < text.length ? ' …' : ''}`, isFound: false })
  return pieces.filter(piece => piece.text)
}

/** The index holds stems, so a word of the text is one of them or a longer form. */
const isForm = (word: string, term: string): boolean => {
  const lower = word.toLowerCase()
  return (
    lower.startsWith(term) || (term.length > 3 && term.startsWith(lower) && term.length - lower.length < 2)
  )
}
