/** Words of a query that count; what follows narrows no search that anybody makes. */
export const MOST_WORDS = 8

/** A text as a search compares it: in small letters, without the marks above and below them. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a query looks for, each once. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))].slice(0, MOST_WORDS)
