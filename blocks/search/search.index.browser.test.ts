import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './search'
import { enter, options, typeInto } from './search.fixture'

const PAGES = [
  { title: 'Kiln', url: 'about/kiln.html', text: `${'It is hot. '.repeat(30)}Every bowl is fired twice.` },
  { title: 'Bowls', url: 'bowls.html', text: 'Bowls of all sizes.', image: 'bowl.jpg' },
  { title: '陶芸教室', url: 'class.html', text: '週末の陶芸教室です。' },
  { title: 7, url: 'broken.html' },
]

/** Answers requests of an index while `act` runs. Each test has an index of its own, because a page reads one once. */
async function withIndex(index: string, body: unknown, act: () => Promise<void>): Promise<string[]> {
  const { fetch } = window
  const asked: string[] = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (!/index|GeneralSearch/.test(pathname)) return fetch(input, init)
    asked.push(pathname)
    return new Response(JSON.stringify(body), { status: body === undefined ? 404 : 200 })
  }
  $site.set({ search: { index, page: '/found.html' } })
  try {
    await act()
  } finally {
    window.fetch = fetch
    $site.set({})
  }
  return asked
}

/** Shows the page of results for a query while `act` runs. */
async function onResultsPage(query: string, act: () => Promise<void>): Promise<void> {
  const address = location.href
  history.replaceState(null, '', `?q=${encodeURIComponent(query)}`)
  document.body.classList.add('search-results-page')
  await act().finally(() => {
    document.body.classList.remove('search-results-page')
    history.replaceState(null, '', address)
  })
}

describe('<ashlar-search> on a site without a server', () => {
  it('searches the index that the page names, and asks no server', async () => {
    const asked = await withIndex('/a/index.json', { pages: PAGES }, async () => {
      const block = await mount('search', {})
      expect(block.querySelector('form')?.getAttribute('action')).to.equal('/found.html')
      const field = await enter(block)
      typeInto(field, 'bow')
      await until(() => options(block).length === 2)
      const [first, second] = options(block) as HTMLAnchorElement[]
      expect(first?.href).to.equal(new URL('/a/bowls.html', location.href).href)
      expect(second?.textContent).to.match(/^Kiln…It is hot\..*Every bowl is fired twice\.$/)
      typeInto(field, '陶芸')
      await until(() => options(block).length === 1)
      typeInto(field, 'bowl hot mug')
      await until(() => block.querySelector('.search__panel')?.textContent?.includes('Nothing found'))
      expect(await violations(block)).to.deep.equal([])
    })
    expect(asked).to.deep.equal(['/a/index.json'])
  })

  it('lists the results on the page of results, in place of the list of all pages', async () => {
    await withIndex('/b/index.json', { pages: PAGES }, () =>
      onResultsPage('bowl', async () => {
        const list = document.createElement('ul')
        list.dataset['searchPages'] = ''
        document.body.append(list)
        const block = await mount('search', {})
        await until(() => block.querySelectorAll('.search__listing a').length === 2)
        expect(block.querySelector('.search__listing [role="status"]')?.textContent).to.equal('2 results')
        expect([...block.querySelectorAll('mark')].map(mark => mark.textContent)).to.contain('Bowls')
        expect(list.hidden).to.equal(true)
        expect(await violations(block)).to.deep.equal([])
        block.remove()
        await settle()
        expect(list.hidden).to.equal(false)
        list.remove()
      }),
    )
  })

  it('says so if the index cannot be loaded, and keeps the list of all pages', async () => {
    const list = document.createElement('ul')
    list.dataset['searchPages'] = ''
    document.body.append(list)
    const codes = await errorsDuring(async () => {
      await withIndex('/c/index.json', undefined, () =>
        onResultsPage('bowl', async () => {
          const block = await mount('search', {})
          await until(() => block.querySelector('.search__listing')?.textContent)
          expect(block.querySelector('.search__listing')?.textContent).to.equal('Unable to load results')
        }),
      )
    })
    expect(codes).to.deep.equal(['search-failed'])
    expect(list.hidden).to.equal(false)
    list.remove()
  })
})
