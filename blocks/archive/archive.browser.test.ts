import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './archive'

const LIST = `<ul>
  <li><a href="?month=2026-11">November 2026</a> (2)
    <ul><li><a href="/kiln">Opening the kiln</a></li><li><a href="/ash">Ash</a></li></ul></li>
  <li><a href="?month=2026-10">October 2026</a> (12)</li></ul>`
const GROUPS = [
  { title: 'Glaze', href: '/glaze', items: [{ title: 'Ash', href: '/ash' }] },
  { title: 'Clay', href: '/clay', count: 1200 },
  { title: 'Unsafe', href: 'javascript:alert(1)' },
]

const options = (block: HTMLElement): (string | null)[] =>
  [...block.querySelectorAll('option')].map(option => option.textContent)
const goesTo = (block: HTMLElement): string | null | undefined =>
  block.querySelector('.archive__show')?.getAttribute('href')

describe('<ashlar-archive>', () => {
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  it('keeps the edges of its controls and the indent of its entries under a reset without a layer', async () => {
    await withReset(async () => {
      const block = await mount('archive', { design: 'dropdown' }, LIST)
      for (const control of block.querySelectorAll('select, .archive__show'))
        expect(getComputedStyle(control).boxShadow).to.contain('inset')
      const list = await mount('archive', {}, LIST)
      const [group, entry] = [...list.querySelectorAll('a')].map(link => link.getBoundingClientRect().left)
      expect((entry ?? 0) - (group ?? 0)).to.equal(16)
    })
  })

  it('keeps the server’s list, named and accessible [ENUM-15]', async () => {
    let link: Element | null = null
    const block = await mount('archive', {}, LIST, host => {
      link = host.querySelector('a')
    })
    expect(block.querySelector('nav')?.getAttribute('aria-label')).to.equal('Archive')
    expect(block.querySelector('nav > div')?.innerHTML).to.equal(LIST)
    expect(block.querySelector('a')).to.equal(link)
    expect(await violations(block)).to.deep.equal([])
  })

  it('adds no second navigation landmark', async () => {
    const block = await mount('archive', {}, `<nav aria-label="By month">${LIST}</nav>`)
    expect([...block.querySelectorAll('nav')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['By month'])
  })

  it('marks the link to the current page, until it is removed', async () => {
    history.replaceState(null, '', '?month=2026-10')
    const block = await mount('archive', {}, LIST)
    expect(block.querySelector('[aria-current=page]')?.textContent).to.equal('October 2026')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LIST)
  })

  it('renders a list from JSON, without unsafe links', async () => {
    const block = await mount('archive', { groups: GROUPS })
    expect([...block.querySelectorAll('a')].map(link => link.getAttribute('href'))).to.deep.equal([
      '/glaze',
      '/ash',
      '/clay',
    ])
    expect(block.textContent).to.equal(`Glaze (1)AshClay (${Intl.NumberFormat().format(1200)})Unsafe`)
    expect(await violations(block)).to.deep.equal([])
  })

  it('lists only groups in an index', async () => {
    const block = await mount('archive', { groups: GROUPS, design: 'index' })
    expect(block.querySelectorAll('ul ul').length).to.equal(0)
  })

  it('offers the server’s groups in a dropdown, and links to the selected one', async () => {
    history.replaceState(null, '', '?month=2026-10')
    const block = await mount('archive', { design: 'dropdown', label: 'By month' }, LIST)
    expect(options(block)).to.deep.equal(['November 2026 (2)', 'October 2026 (12)'])
    expect(block.querySelector('select')?.labels[0]?.textContent).to.equal('By month')
    expect(goesTo(block)).to.equal('?month=2026-10')
    const select = block.querySelector('select') as HTMLSelectElement
    select.value = '0'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    expect(goesTo(block)).to.equal('?month=2026-11')
    expect(await violations(block)).to.deep.equal([])
  })

  it('offers the entries of groups that have no page', async () => {
    const html = '<ul><li>May<ul><li><a href="/ash">Ash</a></li></ul></li><li>June</li></ul>'
    const block = await mount('archive', { design: 'dropdown' }, html)
    expect(block.querySelector('optgroup')?.label).to.equal('May')
    expect([options(block), goesTo(block)]).to.deep.equal([['Ash'], '/ash'])
  })

  it('keeps a list without options', async () => {
    const block = await mount('archive', { design: 'dropdown' }, '<ul><li>Nothing yet</li></ul>')
    expect([block.textContent, block.querySelector('select')]).to.deep.equal(['Nothing yet', null])
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"groups":[{"title":7}]}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        expect((await mount('archive', json, LIST)).innerHTML).to.equal(LIST)
      })
      expect(errors).to.deep.equal([code])
    })
  }
})
