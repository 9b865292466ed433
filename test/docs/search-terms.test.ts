import { expect, it } from 'vitest'
import { excerpt } from '../../docs/site/search/excerpt'
import { stem, synonymsOf } from '../../docs/site/search/terms'
import { fieldsOf, fillPlaceholders } from '../../docs/site/sources/placeholders'

it.each([
  ['translate', ['translates', 'translated', 'translating', 'translation', 'translations', 'Translate']],
  ['upgrade', ['upgrades', 'upgraded', 'upgrading']],
  ['map', ['maps', 'mapped', 'mapping']],
  ['policy', ['policies']],
  ['box', ['boxes']],
])('finds %s by its other forms', (word, forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)))
})

it.each(['css', 'data', 'json', 'is', 'sha384', 'größe'])('leaves %s alone', word => {
  expect(stem(word)).toBe(word)
})

it('knows other words for the same thing', () => {
  expect(synonymsOf('updating')).toContain(stem('upgrade'))
  expect(synonymsOf('quote')).toEqual([])
})

it('writes a table of the fields of an interface', () => {
  const source = `export interface Sample {
  /** Its name | title. */
  readonly title: string
  /**
   * Two
   * lines.
   */
  readonly parts?: readonly string[]
  readonly last?: 'a' | 'b'
}
`
  expect(fieldsOf(source, 'Sample').split('\n').slice(2)).toEqual([
    '| `title` (required) | `string` | Its name \\| title. |',
    '| `parts` | `readonly string[]` | Two lines. |',
    "| `last` | `'a' \\| 'b'` |  |",
  ])
  expect(() => fieldsOf(source, 'Other')).toThrow('no interface Other')
})

it('fills in values and files, and refuses what it does not know', () => {
  const values = new Map([['version', '1.2.3']])
  expect(fillPlaceholders('Release <!-- version --> <!-- events -->', values)).toBe(
    'Release 1.2.3 <!-- events -->',
  )
  const quote = fillPlaceholders('<!-- files blocks/quote -->', values)
  const names = [...quote.matchAll(/<p class="file"><code>([^<]+)/g)].map(([, name]) => name)
  expect([names[0], names.at(-2)]).toEqual(['block.ts', 'quote.browser.test.ts'])
  expect(() => fillPlaceholders('<!-- versoin -->', values)).toThrow('names nothing')
})

it('cuts an excerpt around the first found word, and marks all of them', () => {
  const text = `${'Something else. '.repeat(9)}A gallery plays by itself, and galleries stop at once.`
  const marked = (words: readonly string[]): string =>
    excerpt(text, words)
      .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
      .join('')
  expect(marked(['gallery', 'galler'])).toBe(
    '… else. Something else. Something else. A [gallery] plays by itself, and [galleries] stop at once.',
  )
  expect(marked([])).toMatch(/^Something else\. .* …$/)
})
