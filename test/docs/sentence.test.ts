import { expect, it } from 'vitest'
import { markdownFor } from '../../docs/site/markdown'
import { capitalised, sentence } from '../../docs/site/sentence'

it.each([
  ['shows a close button', 'Shows a close button.'],
  ['The target.', 'The target.'],
  ['`list`: a row each', '`list`: a row each.'],
  ['', ''],
])('writes %j as a sentence', (text, expected) => {
  expect(sentence(text)).toBe(expected)
})

it.each([
  ['right-to-left pages', 'Right-to-left pages'],
  ['npm package', 'npm package'],
  ['example.com', 'example.com'],
])('begins the cell %j with a capital letter where it is a word', (text, expected) => {
  expect(capitalised(text)).toBe(expected)
})

it('begins the cells of tables with capital letters, and leaves text alone', () => {
  const html = markdownFor('docs/a.md', 'guides/a/').render(
    'a key\n\n| key | does |\n|---|---|\n| `x` | moves |\n',
  )
  expect(html.match(/>[^<>\n]+</g)).toEqual(['>a key<', '>Key<', '>Does<', '>x<', '>Moves<'])
})

it('gives headings that repeat within a page ids of their own', () => {
  const html = markdownFor('docs/a.md', 'guides/a/').render('# Fixed\n\n## Fixed\n\n## Fixed\n\n### Fixed\n')
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['fixed', 'fixed-1', 'fixed-2'])
})
