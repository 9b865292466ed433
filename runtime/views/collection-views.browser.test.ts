import { VIEW_BLOCKS } from 'virtual:ashlar/view-blocks'
import { expect } from 'chai'
import { bootSource, put, writeContext } from '../../test/fixtures/boot-page'
import { settle, until, violations } from '../../test/mount'
import type { Ashlar } from '../boot/boot'

const PICTURE = '/src/media/images/picture.fixture.png'
const BLOCKS = [...Object.values(VIEW_BLOCKS).flatMap(name => name ?? []), 'product-list', 'accordion']
const EXTRAS = ['cart-page', 'product-reviews', 'share-buttons']
const VIEWS = ['product-item', 'blog-list', 'gallery-list', 'events-list', 'events-calendar', 'search-page']

const fromSource = (folder: string, name: string) => ({ [name]: { js: `/${folder}/${name}.ts` } })
const rollups = Object.assign(
  { core: { js: '/runtime/core/core.ts' } },
  { 'search-preview': { js: '/blocks/search/search.extra.ts' } },
  ...[...BLOCKS, ...EXTRAS].map(name => fromSource(`blocks/${name}`, name)),
  ...[...VIEWS, 'native-video-loader'].map(name => fromSource('runtime/views', name)),
)

const ACCORDION =
  '<div class="sqs-block-accordion"><details><summary>Care</summary><p>By hand.</p></details></div>'
const WAITING = `<img data-src="${PICTURE}" data-image-dimensions="1600x1000" alt="Bowls" style="width: 80px">`
const FIGURES = [1, 2, 3].map(
  n => `<figure><img src="${PICTURE}" width="160" height="100" alt="Bowl ${n}"></figure>`,
)

const DETAILS = `<div class="ProductItem-details"><div class="product-price"></div>
  <div class="product-quantity-input" data-item-id="cup"><input type="number" value="1" min="1" max="9999"></div>
  <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0"
    data-item-id="cup" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div>`

/** Shows a view and waits until the block is up. */
async function show(view: string, html: string, block: string, data = ''): Promise<HTMLElement> {
  const box = put(`<main data-ashlar="${view}" ${data && `data-block-json='${data}'`}>${html}</main>`)
  await until(() => box.querySelector(`ashlar-${block} *`))
  await settle()
  return box
}

describe('a collection view', () => {
  let ashlar: Ashlar

  before(async () => {
    writeContext({ website: { id: 'site-1', timeZone: 'Europe/London' }, rollups })
    ashlar = bootSource()
    await ashlar.ready
  })
  after(() => ashlar.destroy())

  it('product-item enhances the product’s options and button [ROLL-08]', async () => {
    const box = await show('product-item', `<h1>Cup</h1>${DETAILS}${ACCORDION}`, 'product')
    expect(box.querySelector('.ProductItem-details > ashlar-product')).to.not.equal(null)
    await until(() => box.querySelector('ashlar-accordion'))
    expect(box.querySelector('main > h1')?.textContent).to.equal('Cup')
  })

  it('product-item passes the view’s data to the product [ROLL-08]', async () => {
    const json = '{"id":"cup","title":"Cup","variants":[{"id":"v","price":8400,"qtyInStock":0}]}'
    const box = await show('product-item', `<h1>Cup</h1>${DETAILS}`, 'product', json)
    await until(() => /sold out/i.test(box.querySelector('ashlar-product')?.textContent ?? ''))
  })

  it('blog-list loads the images and blocks of its posts, including posts added later [ROLL-08]', async () => {
    let isUp = false
    const listen = ({ target }: Event): void => {
      isUp ||= target instanceof Element && target.matches('[data-ashlar=blog-list]')
    }
    document.addEventListener('ashlar:ready', listen)
    const box = await show('blog-list', `<article>${WAITING}${ACCORDION}</article>`, 'accordion')
    document.removeEventListener('ashlar:ready', listen)
    await until(() => box.querySelector('img.loaded'))
    expect(isUp).to.equal(true)
    const post = document.createElement('article')
    post.innerHTML = WAITING
    box.querySelector('main')?.append(post)
    await until(() => post.querySelector('img.loaded'))
  })

  it('does not hold a click on a link around an image [ROLL-08]', async () => {
    const box = await show('blog-list', `<a href="#post">${WAITING}</a>${ACCORDION}`, 'accordion')
    let wasPrevented: boolean | undefined
    box.addEventListener('click', event => {
      wasPrevented = event.defaultPrevented
      event.preventDefault()
    })
    box.querySelector<HTMLElement>('a img')?.click()
    expect(wasPrevented).to.equal(false)
  })

  for (const [where, html] of [
    ['in a list', `<h1>Work</h1><ul>${FIGURES.map(figure => `<li>${figure}</li>`).join('')}</ul>`],
    ['among other things', `<h1>Work</h1>${FIGURES.join('')}<p>All of it is sold.</p>`],
  ] as const) {
    it(`gallery-list turns images ${where} into a gallery, and keeps the elements around them [ROLL-08]`, async () => {
      const box = await show('gallery-list', html, 'gallery', '{"design":"grid"}')
      await until(() => box.querySelectorAll('ashlar-gallery img').length === 3)
      expect(box.querySelector('main > h1')?.textContent).to.equal('Work')
      expect(box.textContent?.includes('sold')).to.equal(html.includes('sold'))
      expect(await violations(box)).to.deep.equal([])
    })
  }

  it('gallery-list ignores images whose text a gallery would drop [ROLL-08]', async () => {
    const html = `<section>${FIGURES[0]}<p>The first.</p></section><section>${FIGURES[1]}<p>The second.</p></section>`
    const box = await show('gallery-list', html + ACCORDION, 'accordion')
    expect(box.querySelector('ashlar-gallery')).to.equal(null)
    expect(box.textContent).to.contain('The second.')
  })

  for (const block of [VIEW_BLOCKS['events-list']].flatMap(name => name ?? [])) {
    it('events-list hides past events, on exported pages too [ROLL-08]', async () => {
      const event = (
        name: string,
        day: string,
      ) => `<article class="eventlist-event"><h1><a href="/${name}">${name}</a></h1>
        <ul><li class="eventlist-meta-date"><time class="event-date" datetime="${day}">${day}</time></li></ul></article>`
      const lists = [
        `<ul><li><time datetime="2020-01-01">1 January</time> Past</li><li><time datetime="2999-01-01">Then</time> Next</li></ul>`,
        `<div class="eventlist eventlist--upcoming">${event('Past', '2020-01-01')}${event('Next', '2999-01-01')}</div>`,
      ]
      for (const list of lists) {
        const box = await show('events-list', `<h1>Visits</h1>${list}`, block)
        const shown = [...box.querySelectorAll<HTMLElement>('article, ul:not(article ul) > li')].filter(
          entry => entry.checkVisibility(),
        )
        expect(shown.map(entry => /Past|Next/.exec(entry.textContent ?? '')?.[0])).to.deep.equal(['Next'])
        expect(await violations(box)).to.deep.equal([])
        box.remove()
      }
    })
  }

  it('events-calendar shows the server’s events in a calendar [ROLL-08]', async () => {
    const list = '<ul><li><time datetime="2026-12-05">5 December</time> <a href="/kiln">Kiln</a></li></ul>'
    const box = await show('events-calendar', `<h1>Visits</h1>${list}`, 'calendar', '{"month":"2026-12"}')
    expect(box.querySelector('ashlar-calendar [role=grid]')?.textContent).to.contain('Kiln')
    expect(box.querySelector('main > h1')).to.not.equal(null)
  })

  it('events-calendar without events adds a calendar that requests them [ROLL-08]', async () => {
    const box = await show(
      'events-calendar',
      '<h1>Visits</h1>',
      'calendar',
      '{"collectionId":"c","events":[]}',
    )
    expect(box.querySelector('main > h1 + div > ashlar-calendar')).to.not.equal(null)
  })

  it('search-page fills in the query, and suggests results [ROLL-08]', async () => {
    const address = location.href
    history.replaceState(null, '', '?q=bowl')
    const form =
      '<form role="search" action="/search"><label for="q">Search</label> <input type="search" id="q" name="q"></form>'
    const box = await show('search-page', form, 'search')
    history.replaceState(null, '', address)
    expect(box.querySelector('input')?.value).to.equal('bowl')
    expect(box.querySelectorAll('form').length).to.equal(1)
    expect(await violations(box)).to.deep.equal([])
  })

  for (const [name, html] of [
    ['cart-page', '<p>Your cart is empty.</p>'],
    ['product-reviews', '<article class="review"><p>Good.</p></article>'],
    ['share-buttons', '<a href="https://www.facebook.com/sharer/sharer.php?u=/">Facebook</a>'],
    ['search-preview', '<form action="/search"><label>Search <input type="search" name="q"></label></form>'],
  ] as const) {
    it(`${name} loads if a page names it [ROLL-09]`, async () => {
      const box = put(`<div data-ashlar="${name}">${html}</div>`)
      const ready = new Promise(done => box.addEventListener('ashlar:ready', done))
      await ready
      expect(box.querySelector(`[data-ashlar] > ashlar-${name} *`)).to.not.equal(null)
    })
  }

  it('native-video-loader shows the video inside it [ROLL-09]', async () => {
    const box = await show(
      'native-video-loader',
      '<p>Before</p><video src="/none.mp4" controls></video>',
      'video',
    )
    expect(box.querySelector('main > p')?.textContent).to.equal('Before')
  })

  it('restores its HTML when the site is destroyed [ROLL-03]', async () => {
    const html = `<h1>Work</h1><ul>${FIGURES.map(figure => `<li>${figure}</li>`).join('')}</ul>`
    const box = await show('gallery-list', html, 'gallery')
    const main = box.querySelector('main')
    ashlar.destroy()
    await until(() => main?.innerHTML === html)
  })
})
