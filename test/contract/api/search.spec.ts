import { describe, expect, inject, it } from 'vitest'
import { SEARCH_PATH, type WireFound } from '../../../src/calls/search'
import { visit } from './visitor'

const ask = (query: Readonly<Record<string, string>>) => visit().fetch('GET', SEARCH_PATH, { query })

async function find(q: string, more: Readonly<Record<string, string>> = {}): Promise<WireFound> {
  const response = await ask({ q, ...more })
  expect(response.status).toBe(200)
  return response.json()
}

const titles = ({ items }: WireFound): string[] => items.map(({ title }) => title)

describe.runIf(inject('hasShop'))('a search of the shop', () => {
  it.each([
    ['bowl', 'Stacking bowls'],
    ['BOWLS', 'Stacking bowls'],
    ['dishwash bowl', 'Stacking bowls'],
    ['bowl-s', 'Stacking bowls'],
    ['ságe téapot', 'Sage teapot'],
    ['dipping', 'Dipped cups, two'],
  ])('for %j finds %s', async (query, title) => {
    expect(titles(await find(query, { collectionId: 'shop' }))).toContain(title)
  })

  it('returns a product’s URL, picture and highlighted matches', async () => {
    const { items } = await find('oven', { collectionId: 'shop' })
    expect(items.find(({ title }) => title === 'Stacking bowls')).toEqual({
      title: 'Stacking bowls',
      itemUrl: '/shop/p/stacking-bowls',
      excerpt: expect.stringContaining('the oven and the dishwasher'),
      imageUrl: '/pictures/bowls.webp',
      collectionDisplayName: 'Shop',
    })
  })

  it('counts all results, and returns pages without duplicates', async () => {
    const all = await find('a', { size: '50' })
    const first = await find('a', { size: '3' })
    const second = await find('a', { size: '3', p: '1' })
    expect([first.totalCount, second.totalCount]).toEqual([all.totalCount, all.totalCount])
    expect([...titles(first), ...titles(second)]).toEqual(titles(all).slice(0, 6))
    expect((await find('a', { p: '999' })).items).toEqual([])
  })

  it.each([
    '',
    '   ',
    'nothing-like-it',
    "'); drop table search_entries; --",
    '& | ! :* <->',
    '\u0000',
    '<script>alert(1)</script>',
    '%',
    '_',
    "bowl' | 'cup",
  ])('for %j finds nothing and does not fail', async query => {
    expect(await find(query, { collectionId: 'shop' })).toEqual({ items: [], totalCount: 0 })
  })

  it('rejects a query, a page and a size above the limits', async () => {
    const wrong = [{ q: 'a'.repeat(201) }, { q: 'a', p: '-1' }, { q: 'a', size: '51' }, {}]
    expect(await Promise.all(wrong.map(async query => (await ask(query)).status))).toEqual([
      400, 400, 400, 400,
    ])
  })

  it('renders its results page without scripts, for any query', async () => {
    const page = async (q: string, p = ''): Promise<string> =>
      (await visit().fetch('GET', '/search', { query: { q, p } })).text()
    const bowls = await page('bowl')
    expect(bowls).toContain('<body class="shop search-results-page">')
    expect(bowls).toMatch(/<a href="\/shop\/p\/stacking-bowls">Stacking <mark>bowls<\/mark><\/a>/)
    const hostile = await page('"><img src=x onerror=alert(1)>', 'x')
    expect(hostile).toContain('Nothing found for “<bdi>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</bdi>”')
    expect(hostile).not.toContain('<img src=x')
    expect(await page('a', '1')).toMatch(/<a rel="prev" href="\/search\?q=a&(amp;)?p=0">/)
  })
})
