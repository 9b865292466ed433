import { expect } from 'chai'
import { mount, settle, until, violations } from '../../test/mount'
import './product-list'

const item = (id: string, more = ''): string => `<li class="grid-item" data-item-id="${id}">
  <a class="grid-item-link" href="#${id}"><span class="grid-image"></span><span class="grid-title">The ${id}</span></a>
  <div class="grid-prices">$5</div>${more}</li>`

const LIST = `<ul>${item('cup')}${item('bowl')}</ul>`
const BUTTON = '<button type="button" data-ashlar-quick-view="bowl">Look</button>'

const buttonsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('[data-ashlar-quick-view]'),
]
const stage = (): HTMLElement | null => document.querySelector('ashlar-quick-view')
const asked = (): unknown => JSON.parse(stage()?.dataset['blockJson'] ?? 'null')

async function offered(data: object, html = LIST): Promise<HTMLElement> {
  const host = await mount('product-list', { quickView: true, ...data }, html)
  await until(() => buttonsOf(host).length === 2)
  return host
}

describe('the quick views of <ashlar-product-list>', () => {
  const { href } = location
  // The runtime's element on a page.
  beforeEach(() => Reflect.set(window, 'ashlar', { discover: () => {} }))
  afterEach(() => {
    Reflect.deleteProperty(window, 'ashlar')
    history.replaceState(null, '', href)
  })

  it('add a named button to each product that has none, accessibly', async () => {
    const host = await offered({}, `<ul>${item('cup')}${item('bowl', BUTTON)}</ul>`)
    expect(buttonsOf(host).map(button => [button.ariaLabel, button.textContent])).to.deep.equal([
      ['Quick view: The cup', 'Quick view'],
      [null, 'Look'],
    ])
    expect(await violations(host)).to.deep.equal([])
  })

  it('shift nothing when they are added', async () => {
    const host = await mount('product-list', {}, LIST)
    const boxes = () => [...host.querySelectorAll('li, a')].map(element => element.getBoundingClientRect())
    const before = JSON.stringify(boxes())
    host.dataset['blockJson'] = '{"quickView":true}'
    await until(() => buttonsOf(host).length === 2)
    expect(JSON.stringify(boxes())).to.equal(before)
  })

  it('load when a visitor approaches, and not before', async () => {
    const host = await offered({})
    expect(stage() === null).to.equal(true)
    buttonsOf(host)[0]?.focus()
    await until(stage)
    expect(asked()).to.equal(null)
  })

  it("request the button's product, with its data from the JSON", async () => {
    const product = { itemId: 'bowl', productType: 'PHYSICAL', variants: [{ price: 500 }] }
    const host = await offered({ items: [product] })
    const [cup, bowl] = buttonsOf(host)
    cup?.click()
    const fullUrl = (id: string): string => new URL(`#${id}`, location.href).href
    expect(asked()).to.deep.equal({ itemId: 'cup', title: 'The cup', fullUrl: fullUrl('cup') })
    expect(cup?.ariaBusy).to.equal('true')
    expect(document.activeElement === cup).to.equal(true)
    bowl?.click()
    expect(asked()).to.deep.equal({ itemId: 'bowl', title: 'The bowl', fullUrl: fullUrl('bowl'), product })
    expect(document.querySelectorAll('ashlar-quick-view')).to.have.length(1)
  })

  it('fall back to the product page if there is no runtime to load them', async () => {
    Reflect.deleteProperty(window, 'ashlar')
    const host = await offered({})
    buttonsOf(host)[0]?.click()
    await until(() => location.hash === '#cup')
    expect(stage() === null).to.equal(true)
    expect(buttonsOf(host)[0]?.ariaBusy).to.equal(null)
  })

  it('also work in a list built from JSON, and are removed with the block', async () => {
    const items = ['cup', 'bowl'].map(itemId => ({
      itemId,
      title: itemId,
      fullUrl: `/${itemId}`,
      price: 500,
    }))
    const host = await offered({ items }, '<p>Our shop</p>')
    host.remove()
    await settle()
    expect(host.innerHTML).to.equal('<p>Our shop</p>')
    const served = await offered({})
    served.remove()
    await settle()
    expect(served.innerHTML).to.equal(LIST)
  })
})
