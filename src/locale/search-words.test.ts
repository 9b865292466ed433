import { describe, expect, it } from 'vitest'
import { MAX_WORDS, markWords, queryWords } from './search-words'

describe('the words of a query', () => {
  it.each([
    ['Blue  bowl, blue', ['blue', 'bowl']],
    ['CAFÉ Müller', ['cafe', 'muller']],
    ['wood-ash ½', ['wood', 'ash', '1', '2']],
    ["'); drop table products; --", ['drop', 'table', 'products']],
    ['& | ! :* <-> \\', []],
    ['陶器', ['陶器']],
    ['كوب', ['كوب']],
    ['\u0000\ud800', []],
    ['', []],
  ])('of %j are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words)
  })

  it('are limited', () => {
    const many = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ')
    expect(queryWords(many)).toHaveLength(MAX_WORDS)
  })
})

describe('a text with marks', () => {
  const shown = (text: string, query: string): string =>
    markWords(text, queryWords(query))
      .map(piece => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('')

  it.each([
    ['Stacking bowls', 'bowl', 'Stacking [bowls]'],
    ['Crème brûlée', 'creme', '[Crème] brûlée'],
    ['Abowl', 'bowl', 'Abowl'],
    ['<b>bowl</b>', 'bowl b', '<[b]>[bowl]</[b]>'],
    ['Nothing', '', 'Nothing'],
    ['', 'bowl', ''],
  ])('of %j for %j is %j', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected)
  })
})
