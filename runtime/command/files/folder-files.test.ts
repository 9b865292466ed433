import { expect, it } from 'vitest'
import { findEnding } from './folder-files'

it.each([
  ['shop.html', '.html', ''],
  ['a@b.HTM', '.HTM', ''],
  ['site/shop.html?tag=x/y', undefined, undefined],
  ['site/shop.html?tag=x', '.html', '?tag=x'],
  ['shop.xhtml@tag=x', '.xhtml', '@tag=x'],
  ['shop.html@tag', undefined, undefined],
  ['shop.html@=x', undefined, undefined],
  ['shop.htmlx', undefined, undefined],
])('the ending of %s is %s, its query %s', (path, ending, query) => {
  const found = findEnding(path, /\.x?html?/gi)
  expect([found?.ending, found?.query]).toEqual([ending, query])
})
