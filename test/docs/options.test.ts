import { expect, it } from 'vitest'
import { describedOptions, nestedFields } from '../../docs/site/blocks/described-options'
import { optionRows, typeName } from '../../docs/site/blocks/options'
import { notesOf, splitReadme } from '../../docs/site/blocks/readme'
import { siteLink } from '../../docs/site/links'

it.each([
  [{ type: 'boolean' }, 'boolean'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ type: 'array', items: { type: 'string' } }, 'array of strings'],
  [{ anyOf: [{ type: 'number' }, { type: 'string' }] }, 'number | string'],
  [{}, 'any value'],
])('names the type of %j', (schema, expected) => {
  expect(typeName(schema)).toBe(expected)
})

it('lists options with limits and defaults, those of items below their list', () => {
  const item = { type: 'object', properties: { level: { type: 'integer', minimum: 1, maximum: 6 } } }
  const rows = optionRows({ properties: { items: { type: 'array', items: item, default: [] } } })
  expect(rows.map(({ key, depth, limits, default: value }) => [key, depth, limits, value])).toEqual([
    ['items', 0, '', '[]'],
    ['items[].level', 1, '1 to 6', undefined],
  ])
})

it('splits a README into its introduction, sections and notes on options', () => {
  const text =
    'Shows it.\n\n## HTML\n\nA list.\n\n## Options\n\n| key | default | meaning |\n|---|---|---|\n| `a`, `b-c` | `1` | one \\| two |\n| `d` in the cart | – | x |\n\nMore.\n'
  const { introduction, sections, notes, optionsText } = splitReadme(text)
  expect([introduction, sections, optionsText]).toEqual([
    'Shows it.',
    [{ title: 'HTML', text: 'A list.' }],
    'More.',
  ])
  expect(notes).toEqual([
    { keys: ['a', 'b-c'], place: '', default: '`1`', meaning: 'one \\| two' },
    { keys: ['d'], place: 'in the cart', default: '–', meaning: 'x' },
  ])
})

it('takes the key in the head of a table for the place of its keys', () => {
  const notes = notesOf(
    '| `cookieSettings` | default | meaning |\n|---|---|---|\n| `theme` | `DARK` | dark |\n',
  )
  expect(notes).toEqual([
    { keys: ['theme'], place: 'in `cookieSettings`', default: '`DARK`', meaning: 'dark' },
  ])
})

const SCHEMA = {
  properties: {
    columnWidth: { type: 'number', description: 'The width of a column, in px.' },
    gutter: { type: 'number', description: 'The gap.' },
    title: { type: 'string', default: '' },
    button: { type: 'string', default: 'Send' },
    slides: { type: 'array', items: { type: 'object', properties: { src: { type: 'string' } } } },
  },
}
const NOTES =
  '| key | default | meaning |\n|---|---|---|\n| `column-width`, `gutter` | `250`, `0` | in columns |\n| `gutter` | `20` | in rows |\n| `title`, `button` | –, `Send` | the heading; the text of the button |\n| `mode` in the cart | `page` | `page` or `drawer` |\n'

it('gives every option one row, with its own default and meaning', () => {
  const rows = describedOptions(optionRows(SCHEMA), notesOf(NOTES)).map(
    ({ key, alias, type, default: value, meaning, place }) =>
      [key, alias, type, value, meaning, place].join(' | '),
  )
  expect(rows).toEqual([
    'columnWidth | column-width | number | `250` | The width of a column, in px. | ',
    'gutter |  | number | `0` or `20` | The gap. | ',
    'title |  | string |  | the heading | ',
    'button |  | string | `"Send"` | the text of the button | ',
    'mode |  | string | `page` | `page` or `drawer` | in the cart',
    'slides |  | array of objects |  |  | ',
  ])
  expect(
    nestedFields(optionRows(SCHEMA)).map(({ of, options }) => [of, options.map(({ key }) => key)]),
  ).toEqual([['slides', ['slides[].src']]])
})

it.each([
  ['forms.md#csrf', 'docs/loading.md', '../../guides/forms/#csrf'],
  ['../blocks/map/README.md', 'docs/loading.md', '../../blocks/map/'],
  ['../map/README.md', 'blocks/embed/README.md', '../../blocks/map/'],
  ['https://example.com/a', 'docs/loading.md', 'https://example.com/a'],
  ['../src/data', 'docs/loading.md', undefined],
])('leads %s of %s to its page', (href, source, expected) => {
  expect(siteLink(href, source, 'start/loading/')).toBe(expected)
})
