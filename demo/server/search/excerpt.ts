import { markWords } from '../../../src/locale/search-words.ts'

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
