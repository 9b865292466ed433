import { expect, it } from 'vitest'
import { withPeers, withSizes } from '../../docs/site/numbers/readme-tables'
import { type BenchRow, betterPeers, pageResults, written } from '../../docs/site/numbers/results'
import { shortName } from '../../docs/site/numbers/speed'

const blocks = [
  { sizes: { react: { own: 1200, total: 71_200 }, lite: { own: 1300, total: 21_300 } } },
  { sizes: { react: { own: 9800, total: 79_800 }, lite: { own: 9900, total: 29_900 } } },
]

it('fills the table of sizes between its marks, in whole kilobytes', () => {
  const filled = withSizes('a <!-- sizes --> old <!-- /sizes --> b', blocks, 2843)
  expect(filled).toContain('| 3 kB | 3 kB |')
  expect(filled).toContain('| 70 kB | 20 kB |')
  expect(filled).toContain('| each block | 1 to 10 kB | 1 to 10 kB |')
  expect(filled).not.toContain('old')
  expect(withSizes(filled, blocks, 2843)).toBe(filled)
})

it('leaves a README without marks alone', () => {
  expect(withSizes('# Ashlar', blocks, 1)).toBe('# Ashlar')
})

const row = (title: string, js: number, heap: number): BenchRow => ({
  page: title,
  group: 'g',
  title,
  values: { js, heap },
})

it('names the measures in which another page is better than each of ours', () => {
  const found = betterPeers([
    row('Ashlar, React', 90_000, 2_000_000),
    row('Ashlar, Preact', 38_000, 1_500_000),
    row('Embla', 12_000, 1_900_000),
  ])
  expect(found.map(({ measure, peer, ours }) => [measure.key, written(peer, measure), ours.title])).toEqual([
    ['js', '12.0', 'Ashlar, Preact'],
  ])
})

it('compares with other libraries by the last benchmark, in the README', () => {
  const results = pageResults()
  if (!results) throw new Error('no benchmark')
  const filled = withPeers('a <!-- peers -->old<!-- /peers --> b', results)
  const js = results.rows.find(({ page }) => page === 'content-radix')?.values['js'] ?? 0
  expect(filled).toContain(`Radix ${Math.round(js / 1000)} kB, `)
  expect(filled).not.toContain('old')
  expect(withPeers(filled, results)).toBe(filled)
  expect(() => withPeers('<!-- peers --><!-- /peers -->', { ...results, rows: [] })).toThrow(
    'run npm run bench',
  )
})

it.each([
  ['plain HTML: scroll snap and a dialog', 'Plain HTML'],
  ['Ashlar, boxes inline and files named, Preact', 'Preact*'],
  ['Ashlar, mounted near the viewport, React', 'React'],
  ['React Hook Form and zod/mini, server-rendered', 'Hook Form'],
  ['Another', 'Another'],
])('shortens %j to a name that fits below a bar', (title, expected) => {
  expect(shortName(title)).toBe(expected)
})
