import { expect } from 'chai'
import { until, violations } from '../../test/mount'
import './marquee'
import { copiesOf, itemsOf, running } from './marquee.fixture'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

const links = (root: Element): (string | null)[] =>
  [...root.querySelectorAll('.marquee__line > a, .marquee__line > .marquee__items a')].map(link =>
    link.getAttribute('href'),
  )

describe('the items of <ashlar-marquee>', () => {
  for (const [what, html, expected] of [
    ['each element', '<p>One</p><p>Two</p>', ['One', 'Two']],
    ['a list', '<ul><li>One</li><li>Two <b>2</b></li></ul>', ['One', 'Two 2']],
    ['a box', '<div><h2>One</h2><p>Two</p></div>', ['One', 'Two']],
    ['bare words', 'Just words', ['Just words']],
  ] as const) {
    it(`are ${what} of the server’s HTML, which is restored as it was`, async () => {
      const block = await running({}, html)
      expect(itemsOf(block)).to.deep.equal(expected)
      block.remove()
      await until(() => block.innerHTML === html)
    })
  }

  it('are the server’s own nodes, and their copies are not focusable', async () => {
    let link: Element | null = null
    const block = await running({}, '<p id="news">See the <a href="/shop">shop</a></p>', host => {
      link = host.querySelector('a')
    })
    expect(block.querySelector('a') === link).to.equal(true)
    expect(document.querySelectorAll('#news').length).to.equal(1)
    const copied = copiesOf(block).flatMap(copy => [...copy.querySelectorAll('a')])
    expect(copied.length > 0 && copied.every(({ tabIndex }) => tabIndex === -1)).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })

  it('have their own link or a common one, and no unsafe link', async () => {
    const one = await running({ items: [{ text: 'A' }, { text: 'B' }], linkTo: '/shop', newWindow: true })
    expect(links(one)).to.deep.equal(['/shop'])
    expect(one.querySelector('a')?.target).to.equal('_blank')
    const each = await running({ items: [{ text: 'A', link: '/a' }, { text: 'B' }], linkTo: '/shop' })
    expect(links(each)).to.deep.equal(['/a', '/shop'])
    const unsafe = await running({ items: [{ text: 'A', link: 'javascript:alert(1)' }] })
    expect([links(unsafe), itemsOf(unsafe)]).to.deep.equal([[], ['A']])
  })

  it('may be pictures with alternative texts, in reserved space', async () => {
    const block = await running({ items: [{ image: PICTURE, text: 'A bowl', width: 300, height: 200 }] })
    const image = block.querySelector('.marquee__line > .marquee__items img') as HTMLImageElement
    expect([image.alt, image.offsetWidth, image.offsetHeight]).to.deep.equal(['A bowl', 72, 48])
    expect(await violations(block)).to.deep.equal([])
  })

  it('are rendered as text', async () => {
    const block = await running({ items: [{ text: '<img src=x onerror=alert(1)>' }] })
    expect(block.querySelector('img') === null).to.equal(true)
  })

  it('move letter by letter on a wave, and are read as whole words [MRQ-06]', async () => {
    const data = { items: [{ text: 'Up and down' }], waveIntensity: 1, waveFrequency: 1 }
    const block = await running(data)
    const own = block.querySelector<HTMLElement>('.marquee__items') as HTMLElement
    await until(() => own.querySelector<HTMLElement>('[data-wave]')?.style.transform)
    expect(own.offsetWidth % 250).to.equal(0)
    expect(own.querySelector('.marquee__said')?.textContent).to.equal('Up and down')
    const letters = [...own.querySelectorAll<HTMLElement>('[data-wave]')]
    expect(letters.map(({ textContent }) => textContent).join('')).to.equal('Upanddown')
    const heights = letters.map(({ style }) => Number(/translateY\((.+?)px/.exec(style.transform)?.[1]))
    // Half a wave of 250 px is 30 px high at its steepest, on each side.
    expect(Math.max(...heights.map(Math.abs)) > 15 && Math.max(...heights.map(Math.abs)) <= 30).to.equal(true)
    expect(new Set(heights).size > 4).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
    block.dataset.blockJson = JSON.stringify({ ...data, waveIntensity: 0 })
    await until(() => own.isConnected && !block.querySelector('.marquee__said'))
    expect(block.querySelector<HTMLElement>('.marquee__items')?.style.inlineSize).to.equal('')
  })

  it('move on a wave as a whole if they contain more than text', async () => {
    const block = await running(
      { waveIntensity: 0.5 },
      `<p>Plain</p><p><img src="${PICTURE}" alt="A bowl"> bowl</p>`,
    )
    await until(() => block.querySelector<HTMLElement>('[data-wave]')?.style.transform)
    const parts = [...block.querySelectorAll<HTMLElement>('.marquee__line > .marquee__items [data-wave]')]
    expect(parts.map(({ textContent }) => textContent.trim())).to.deep.equal([...'Plain', 'bowl'])
    expect(parts.at(-1)?.style.transform).to.contain('rotate')
  })
})
