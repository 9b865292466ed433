import { expect, it } from 'vitest'
import { formatCount } from './format-count'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const LANGUAGES = LETTERS.flatMap(first => LETTERS.map(second => first + second))
/** Languages whose scripts or regions may have their own digits. */
const TAGS = ['ar', 'en', 'pa', 'sr', 'ur', 'zh'].flatMap(language =>
  ['Arab', 'Latn', 'EG', 'IN', 'PK', 'us'].map(more => `${language}-${more}`),
)

it('formats numbers as the browser does in every two-letter language', () => {
  const wrong = [...LANGUAGES, ...TAGS].filter(tag => {
    const format = new Intl.NumberFormat(tag)
    return [987, 1000].some(count => formatCount(count, tag) !== format.format(count))
  })
  expect(wrong).toEqual([])
})

it.each([
  ['en', 1234, '1,234'],
  ['de', 1234, '1.234'],
  ['ar-EG', 12, '١٢'],
  ['th-u-nu-thai', 12, '๑๒'],
  ['fa', 12, '۱۲'],
])('formats in %s %d as %s', (language, count, written) => {
  expect(formatCount(count, language)).toBe(written)
})

it.each(['no_such language', '', undefined])(
  "formats numbers in the visitor's own language if the page's is %j",
  language => {
    expect(formatCount(12, language)).toBe(new Intl.NumberFormat().format(12))
    expect(formatCount(12_345, language)).toBe(new Intl.NumberFormat().format(12_345))
  },
)

it('creates no Intl.NumberFormat if none is needed', () => {
  const { NumberFormat } = Intl
  let made = 0
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct(...call) {
      made++
      return Reflect.construct(...call)
    },
  })
  const written = ['en', 'pt-BR', 'zh-Hant', undefined].map(language => formatCount(12, language))
  Intl.NumberFormat = NumberFormat
  expect([written, made]).toEqual([['12', '12', '12', '12'], 0])
})
