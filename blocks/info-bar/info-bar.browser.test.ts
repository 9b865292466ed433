import { expect } from 'chai'
import { closeNewest } from '../../src/overlays/escape-stack'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import './info-bar'

const DATA = { email: 'kiln@tarn.example', phone: '+44 1539 555', address: 'Beck Lane', hours: 'Ten to five' }

const { matchMedia } = window
/** Stubs `matchMedia` for a window of the given width. */
function setWindowWidth(px: number): void {
  window.matchMedia = query => {
    const list = matchMedia.call(window, query)
    const limit = Number(/width <= (\d+)px/.exec(query)?.[1] ?? Number.NaN)
    return new Proxy(list, {
      get: (target, name) => {
        if (name === 'matches' && !Number.isNaN(limit)) return px <= limit
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
}

describe('<ashlar-info-bar>', () => {
  afterEach(() => {
    window.matchMedia = matchMedia
  })

  it('has accessible links for email, phone and map', async () => {
    setWindowWidth(390)
    const block = await mount('info-bar', DATA)
    expect([...block.querySelectorAll('a')].map(link => [link.textContent, link.protocol])).to.deep.equal([
      ['Email', 'mailto:'],
      ['Call', 'tel:'],
      ['Map', 'https:'],
    ])
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [width, isShown] of [
    [390, true],
    [1024, true],
    [1025, false],
  ] as const) {
    it(`${isShown ? 'is visible' : 'is hidden'} in a window of ${width} px [POP-15]`, async () => {
      setWindowWidth(width)
      const block = await mount('info-bar', DATA)
      expect(block.querySelector('nav') !== null).to.equal(isShown)
    })
  }

  it('expands the opening hours, and collapses them on Escape', async () => {
    setWindowWidth(390)
    const block = await mount('info-bar', DATA)
    const [button, hours] = [block.querySelector('button'), block.querySelector<HTMLElement>('p')]
    expect([button?.ariaExpanded, hours?.offsetHeight]).to.deep.equal(['false', 0])
    button?.click()
    await until(() => button?.ariaExpanded === 'true')
    expect(hours?.offsetHeight).to.be.above(0)
    expect(await violations(block)).to.deep.equal([])
    expect(closeNewest()).to.equal(true)
    await until(() => hours?.offsetHeight === 0)
    expect(closeNewest()).to.equal(false)
  })

  it('keeps the server’s HTML without data and on invalid data', async () => {
    setWindowWidth(390)
    const html = '<a href="tel:1">Ring us</a>'
    expect((await mount('info-bar', {}, html)).textContent).to.equal('Ring us')
    const codes = await errorsDuring(() => mount('info-bar', '{"email":1}', html))
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
