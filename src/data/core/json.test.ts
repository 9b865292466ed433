import { expect, it } from 'vitest'
import { parseJson } from './json'

it.each(['__proto__', 'constructor', 'prototype'])('leaves out the key %s, however it is escaped', key => {
  const escaped = (hex: (code: string) => string): string =>
    [...key].map(letter => `\\u00${hex(letter.charCodeAt(0).toString(16))}`).join('')
  const spellings = [key, escaped(code => code), escaped(code => code.toUpperCase())]
  // One letter alone is enough to hide the rest from a search.
  const partly = [...key].map(
    (_, at) => key.slice(0, at) + escaped(code => code).slice(at * 6, at * 6 + 6) + key.slice(at + 1),
  )
  for (const spelling of [...spellings, ...partly]) {
    const data = parseJson(`{"${spelling}":{"polluted":1},"nested":[{"${spelling}":2,"kept":3}]}`)
    expect(data, spelling).toEqual({ nested: [{ kept: 3 }] })
    expect(Reflect.ownKeys(data as object), spelling).toEqual(['nested'])
  }
})

it('keeps keys that only look alike, and such words in values', () => {
  const data = {
    constructors: 1,
    proto: 2,
    __proto: 3,
    'my prototype': 4,
    word: '__proto__',
    escaped: '\u0061',
  }
  expect(parseJson(JSON.stringify(data))).toEqual(data)
})
