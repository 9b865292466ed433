import { expect, it } from 'vitest'
import { compareContent } from './compare-content'

const EMPTY = { words: [], allWords: [], shown: [], pictures: [], empty: [] }

it('names the words and pictures that a page has lost', () => {
  const before = { ...EMPTY, words: ['a', 'a', 'b', 'c'], pictures: ['1.jpg', '2.jpg', '3.jpg', '4.jpg'] }
  const after = {
    ...EMPTY,
    words: ['a', 'c'],
    allWords: ['a', 'b', 'c'],
    shown: ['1.jpg'],
    pictures: ['1.jpg', '2.jpg', '3.jpg'],
    empty: ['3.jpg'],
  }
  expect(compareContent(before, after)).toEqual({
    words: ['a'],
    closed: 1,
    pictures: ['3.jpg', '4.jpg'],
    shareOfWords: 0.75,
    shareOfPictures: 0.5,
  })
  expect(compareContent(EMPTY, after)).toMatchObject({ shareOfWords: 1, shareOfPictures: 1 })
})
