import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import { button, LIST, lay, listOf, shown } from './item-list.fixture'
import './item-list'

const ITEMS = [
  {
    title: 'Moon jar',
    description: 'White slip.\n\nStoneware.',
    image: { src: '/src/media/images/picture.fixture.png', alt: 'A jar', width: 40, height: 30 },
    button: { text: 'See it', href: '/jar', newWindow: true },
  },
  { title: '<b>Bowl</b>', button: { text: 'Bad', href: 'javascript:alert(1)' } },
]

/** The tops of the items, by which a grid's rows are counted. */
const rows = (block: Element): number =>
  new Set([...listOf(block).children].map(item => item.getBoundingClientRect().top)).size

describe('<ashlar-item-list>', () => {
  it('keeps the nodes of the server in a grid, accessibly', async () => {
    let first: Element | null = null
    const block = await mount('item-list', {}, LIST, host => {
      host.style.inlineSize = '1000px'
      first = host.querySelector('li')
    })
    expect(listOf(block).firstElementChild === first).to.equal(true)
    expect(listOf(block).outerHTML).to.equal(LIST.replaceAll('\n', ''))
    expect(rows(block)).to.equal(3)
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [width, columns, expected] of [
    [1000, 4, 3],
    [1200, 4, 2],
    [1200, 3, 3],
    [390, 3, 7],
    [600, 3, 4],
    [1000, 1, 7],
  ] as const) {
    it(`has ${expected} rows in ${width} px with ${columns} columns`, async () => {
      expect(rows(await lay({ columns }, LIST, width))).to.equal(expected)
    })
  }

  it('renders items from JSON', async () => {
    const block = await mount('item-list', { items: ITEMS }, '<p>Old</p>')
    const [jar, bowl] = [...listOf(block).children]
    expect(jar?.querySelector('img')?.alt).to.equal('A jar')
    expect(jar?.querySelectorAll('p').length).to.equal(2)
    const link = jar?.querySelector('a')
    expect([link?.getAttribute('href'), link?.target, link?.rel]).to.deep.equal([
      '/jar',
      '_blank',
      'noopener',
    ])
    expect(bowl?.textContent).to.equal('<b>Bowl</b>')
    expect(await violations(block)).to.deep.equal([])
  })

  it('leaves HTML without a list unchanged', async () => {
    const block = await mount('item-list', { design: 'carousel' }, '<p>No list.</p>')
    expect(block.textContent).to.equal('No list.')
    expect(block.querySelector('button') === null).to.equal(true)
  })

  it('reports invalid data and keeps the HTML of the server', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('item-list', { design: 'wheel' }, LIST)
      expect(block.innerHTML).to.equal(LIST)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })

  it('gives the list back when it leaves', async () => {
    const block = await lay({ design: 'banner-slideshow' })
    await until(() => button(block, 'Next'))
    block.remove()
    await until(() => !block.querySelector('section'))
    expect(block.innerHTML.replaceAll('eager', 'lazy')).to.equal(LIST)
  })

  it('renders a carousel from JSON', async () => {
    const items = ['a', 'b', 'c', 'd'].map(title => ({ title }))
    const block = await lay({ design: 'carousel', columns: 2, items }, '')
    await until(() => shown(block) === 'a,b')
    ;(await until(() => button(block, 'Next'))).click()
    await until(() => shown(block) === 'c,d')
  })
})
