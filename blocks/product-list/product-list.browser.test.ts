import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './product-list'

const item = (id: string, more = '') => `<li class="grid-item" data-item-id="${id}">
  <a class="grid-item-link" href="/shop/p/${id}"><span class="grid-image"></span><span class="grid-title">${id}</span></a>
  <div class="grid-prices">${more}</div></li>`
const LINKS = `<nav class="product-list__views" aria-label="View"><a href="#grid" data-list-view="grid" aria-current="true">Grid</a>
  <a href="#list" data-list-view="list">List</a></nav>`
const LIST = `<ul class="products-list">${item('cup')}${item('bowl')}</ul>`

const ITEMS = [
  { itemId: 'cup', title: 'Cup', fullUrl: '/shop/p/cup', variants: [{ price: 8400, unlimited: true }] },
  { itemId: 'bowl', title: 'Bowl', fullUrl: '/shop/p/bowl', variants: [{ price: 900 }, { price: 700 }] },
]

const partOf = (block: HTMLElement, id: string, part: string) =>
  block.querySelector(`[data-item-id="${id}"] ${part}`)?.textContent
const current = (block: HTMLElement) =>
  [...block.querySelectorAll<HTMLElement>('[aria-current]')].map(({ dataset }) => dataset['listView'])

describe('<ashlar-product-list>', () => {
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  it("keeps the server's list, accessibly", async () => {
    let first: Element | null = null
    const block = await mount('product-list', {}, LIST, host => {
      first = host.querySelector('li')
    })
    expect(block.querySelector('.products-list')?.outerHTML).to.equal(LIST)
    expect(block.querySelector('li') === first).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })

  it('adds badge and price if the server has not written them [PROD-07] [PROD-09] [PROD-16] [PROD-17]', async () => {
    const items = [
      ITEMS[0],
      ITEMS[1],
      { itemId: 'jar', variants: [{ price: 500, salePrice: 400, onSale: true, unlimited: true }] },
      { itemId: 'vase', variants: [{ price: 500 }] },
    ]
    const own = '<div class="product-price">$5</div><div class="product-mark sold-out">Gone</div>'
    const html = `<ul>${item('cup')}${item('bowl')}${item('jar')}${item('vase', own)}</ul>`
    const block = await mount('product-list', { items }, html)
    await until(() => partOf(block, 'jar', '.product-mark'))
    expect(['cup', 'bowl', 'jar', 'vase'].map(id => partOf(block, id, '.product-price'))).to.deep.equal([
      '$84.00',
      'from $7.00',
      'Sale price $4.00 Original price $5.00',
      '$5',
    ])
    expect(['cup', 'bowl', 'jar', 'vase'].map(id => partOf(block, id, '.product-mark'))).to.deep.equal([
      undefined,
      'Sold out',
      'Sale',
      'Gone',
    ])
    expect(await violations(block)).to.deep.equal([])
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(html)
  })

  it('shows the view that a visitor chooses, and keeps it in the address', async () => {
    const block = await mount('product-list', {}, LINKS + LIST)
    const views: unknown[] = []
    block.addEventListener('ashlar:change', event => views.push((event as CustomEvent).detail))
    expect(block.dataset['view']).to.equal('grid')
    expect(current(block)).to.deep.equal(['grid'])
    block.querySelector<HTMLElement>('[data-list-view="list"]')?.click()
    await until(() => block.dataset['view'] === 'list')
    expect(current(block)).to.deep.equal(['list'])
    expect(location.hash).to.equal('#list')
    expect(views).to.deep.equal([{ view: 'list' }])
    const [first, second] = block.querySelectorAll('li')
    const [above, below] = [first, second].map(element => element?.getBoundingClientRect())
    expect(below && above && below.top >= above.bottom).to.equal(true)
    block.remove()
    await settle()
    expect(block.hasAttribute('data-view')).to.equal(false)
    expect(current(block)).to.deep.equal(['grid'])
  })

  it("lets a click with a modifier key open that view's own page", async () => {
    const block = await mount('product-list', {}, LINKS + LIST)
    const link = block.querySelector('[data-list-view="list"]')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    let isPrevented: boolean | undefined
    block.addEventListener('click', event => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    })
    link?.dispatchEvent(click)
    expect(isPrevented).to.equal(false)
    expect(block.dataset['view']).to.equal('grid')
  })

  it("starts with the server's view, unless its data names another", async () => {
    const listed = (data: object) =>
      mount('product-list', data, LIST, host => {
        host.dataset['view'] = 'list'
      })
    expect((await listed({})).dataset['view']).to.equal('list')
    expect((await listed({ view: 'product' })).dataset['view']).to.equal('product')
  })

  it('builds the list from its JSON, with lazy images and no script links', async () => {
    const images = [{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A cup', dimensions: '40x30' }]
    const items = Array.from({ length: 40 }, (_, at) => ({
      itemId: `${at}`,
      title: `<b>Cup</b> ${at}`,
      fullUrl: at ? `/shop/p/${at}` : 'javascript:alert(1)',
      images,
      price: 500,
    }))
    const block = await mount('product-list', { items, views: ['grid', 'list'] }, '<p>Our shop</p>')
    await until(() => block.querySelectorAll('li').length === 40)
    expect(partOf(block, '3', '.grid-title')).to.equal('<b>Cup</b> 3')
    expect(block.querySelector('a.grid-item-link')?.hasAttribute('href')).to.equal(false)
    const pictures = [...block.querySelectorAll('img')].map(({ loading, width, alt }) => [
      loading,
      width > 0,
      alt,
    ])
    expect(pictures[3]).to.deep.equal(['eager', true, 'A cup'])
    expect(new Set(pictures.slice(4).map(String))).to.deep.equal(new Set(['lazy,true,A cup']))
    expect(block.textContent).not.to.contain('Our shop')
    block.querySelector<HTMLElement>('[data-list-view="list"]')?.click()
    await until(() => block.dataset['view'] === 'list')
    expect(new URL(location.href).searchParams.get('view')).to.equal('list')
    expect(await violations(block)).to.deep.equal([])
  })

  it('reports an invalid product by its path and shows the others', async () => {
    const messages: string[] = []
    const listen = (event: Event): void => {
      messages.push((event as CustomEvent<Error>).detail.message)
    }
    document.addEventListener('ashlar:error', listen)
    const codes = await errorsDuring(async () => {
      const block = await mount('product-list', { items: [{ itemId: 'cup', onSale: 1 }, ITEMS[1]] }, LIST)
      await until(() => partOf(block, 'bowl', '.product-price'))
      expect(partOf(block, 'cup', '.product-price')).to.equal(undefined)
    })
    document.removeEventListener('ashlar:error', listen)
    expect(codes).to.deep.equal(['data-invalid'])
    expect(messages).to.deep.equal(['items.0.onSale: expected boolean'])
  })

  it("leaves the server's HTML in place without a valid product", async () => {
    const html = '<p>Our shop opens in May.</p>'
    const codes = await errorsDuring(async () => {
      const block = await mount('product-list', { items: [{ id: 5 }, { id: 6 }] }, html)
      expect(block.innerHTML).to.equal(html)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['names a view that is none', '{"view":"table"}', 'data-invalid'],
  ] as const) {
    it(`leaves the server's list in place when the data ${what}`, async () => {
      const codes = await errorsDuring(async () => {
        const block = await mount('product-list', json, LIST)
        expect(block.innerHTML).to.equal(LIST)
      })
      expect(codes).to.deep.equal([code])
    })
  }
})
