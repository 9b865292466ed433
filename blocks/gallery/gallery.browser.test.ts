import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './gallery'

const picture = (width = 40, height = 30): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`

const slides = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    src: picture(),
    alt: `Picture ${index + 1}`,
    title: `Title ${index + 1}`,
    dimensions: '40x30',
  }))

const HTML = `
  <a href="/big.jpg"><img src="${picture()}" alt="A quay" width="40" height="30"></a>
  <figure><img src="${picture()}" alt="A crane" width="40" height="30"><figcaption>Old <b>port</b></figcaption></figure>
  <img src="${picture()}" alt="A buoy" width="40" height="30">`

const all = (block: Element, selector: string): HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>(selector),
]
const alts = (block: Element): string[] => all(block, 'img').map(image => image.getAttribute('alt') ?? '')

describe('a gallery of any design', () => {
  const designs = [
    'grid',
    'slideshow',
    'slider',
    'stacked',
    'autogrid',
    'autocolumns',
    'autorows',
    'carousel',
    'list',
  ]

  for (const design of [...designs, 'mosaic', '']) {
    it(`shows its pictures, is accessible and reports nothing: "${design}"`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('gallery', { design, slides: slides(3), speed: 0 })
        await until(() => alts(block).includes('Picture 1'))
        expect(block.getBoundingClientRect().height).to.be.above(50)
        expect(await violations(block)).to.deep.equal([])
      })
      expect(errors).to.deep.equal([])
    })
  }

  it('reads slides from the server’s pictures without cloning them, and restores them', async () => {
    let images: Element[] = []
    const block = await mount('gallery', { design: 'grid' }, HTML, host => {
      images = all(host, 'img')
    })
    await until(() => block.querySelector('.gallery'))
    expect(all(block, '.gallery img')).to.deep.equal(images)

    block.remove()
    await until(() => block.innerHTML === HTML)
  })

  it('reads slides from lists and boxes, and keeps nested blocks whole', async () => {
    const block = await mount(
      'gallery',
      {},
      `<ul><li><a href="/a"><img src="${picture()}" alt="one"></a></li><li><figure><picture><source srcset="${picture()}"><img src="${picture()}" alt="two"></picture></figure></li></ul>
       <div><p>No picture</p><video title="three"></video><x-block><b>four</b><img src="${picture()}" alt="five"></x-block></div>`,
    )
    await until(() => all(block, '.gallery__cell').length === 4)
    expect(
      all(block, '.gallery__cell').map(cell => cell.querySelector('[alt], [title]')?.getAttribute('alt')),
    ).to.deep.equal(['one', 'two', null, 'five'])
    expect(block.querySelector('.gallery picture source')).to.not.equal(null)
  })

  it('prefers the slides of its data to those of the server', async () => {
    const block = await mount('gallery', { slides: slides(1) }, HTML)
    await until(() => block.querySelector('.gallery'))
    expect(alts(block)).to.deep.equal(['Picture 1'])
  })

  it('keeps the server’s HTML if it finds no slides', async () => {
    const block = await mount('gallery', { design: 'slideshow' }, '<p>Nothing yet</p>')
    await until(() => block.querySelector('.gallery > p'))
    expect(await violations(block)).to.deep.equal([])
  })

  it('fills its container on a page that floats everything', async () => {
    const page = new CSSStyleSheet()
    page.replaceSync('* { float: left } :has(> ashlar-gallery) { inline-size: 600px }')
    document.adoptedStyleSheets.push(page)
    try {
      for (const design of designs) {
        const block = await mount('gallery', { design, slides: slides(2), speed: 0 })
        await until(() => block.querySelector('img'))
        const room = (block.parentElement ?? block).getBoundingClientRect().width
        expect(block.getBoundingClientRect().width).to.be.closeTo(room, 20)
        expect(block.querySelector('.gallery > *')?.clientWidth, design).to.be.closeTo(block.clientWidth, 1)
        expect(block.querySelector('img')?.getBoundingClientRect().width, design).to.be.above(100)
        block.remove()
      }
    } finally {
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(page), 1)
    }
  })

  it('breaks a word that is wider than its container', async () => {
    for (const design of ['grid', 'autorows', 'list', 'carousel']) {
      const [first, second] = slides(2)
      const block = await mount('gallery', { design, slides: [{ ...first, title: 'x'.repeat(400) }, second] })
      const caption = await until(() => block.querySelector('.gallery__caption'))
      expect(caption.scrollWidth).to.be.at.most(caption.clientWidth)
    }
  })

  it('shows the alternative text of a picture that fails to load, and its neighbours', async () => {
    const [first, second] = slides(2)
    const errors = await errorsDuring(async () => {
      const block = await mount('gallery', { slides: [{ ...first, src: '/missing.png' }, second] })
      await until(
        () => block.querySelector('[data-state=failed]') && block.querySelector('[data-state=loaded]'),
      )
      expect(alts(block)).to.deep.equal(['Picture 1', 'Picture 2'])
    })
    expect(errors).to.deep.equal(['image-failed'])
  })
})

describe('a `clickthroughUrl`', () => {
  const [slide] = slides(1)
  const linkOf = async (clickThroughUrl: string, more = {}): Promise<HTMLAnchorElement | null> => {
    const block = await mount('gallery', { slides: [{ ...slide, clickThroughUrl, ...more }] })
    await until(() => block.querySelector('img'))
    return block.querySelector('a')
  }

  it('makes the picture a link', async () => {
    const link = await linkOf('/work/one')
    expect(link?.getAttribute('href')).to.equal('/work/one')
    expect(link?.target).to.equal('')
  })

  it('opens a new window if asked to', async () => {
    const link = await linkOf('https://shop.example/', { newWindow: true })
    expect([link?.target, link?.rel]).to.deep.equal(['_blank', 'noopener'])
  })

  for (const unsafe of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', '']) {
    it(`that is ${JSON.stringify(unsafe)} creates no link`, async () => {
      expect(await linkOf(unsafe)).to.equal(null)
      expect(document.querySelector('ashlar-gallery [tabindex]')).to.equal(null)
    })
  }

  it('is not linked in the server’s HTML either', async () => {
    const block = await mount(
      'gallery',
      {},
      `<a href="javascript:alert(1)"><img src="${picture()}" alt="x"></a>`,
    )
    await until(() => block.querySelector('.gallery img'))
    expect(block.querySelector('a')).to.equal(null)
  })

  it('gives the link of a picture without text an accessible name', async () => {
    const link = await linkOf('/one', { alt: '' })
    expect(link?.getAttribute('aria-label')).to.equal('Title 1')
  })
})

describe('the data of a gallery', () => {
  it('is read again when it changes', async () => {
    const block = await mount('gallery', { design: 'slideshow', slides: slides(3), currentIndex: -1 })
    await until(() => alts(block).includes('Picture 3'))
    block.dataset.blockJson = JSON.stringify({ design: 'slideshow', slides: slides(2) })
    await until(() => block.querySelector('[data-shown=true]')?.getAttribute('aria-label') === '1 of 2')
  })

  it('keeps the server’s pictures when it is invalid', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('gallery', '{"design":', HTML)
      await settle()
      expect(block.innerHTML).to.equal(HTML)
    })
    expect(errors).to.deep.equal(['data-not-json'])
  })
})

describe('a video slide', () => {
  const show = (src: string): Promise<HTMLElement> =>
    mount('gallery', { design: 'grid', slides: [{ type: 'video', src, alt: 'A jar is thrown' }] })

  it('is a video block around its link if only the data contains it [GAL-03]', async () => {
    const block = await show('https://vimeo.com/1')
    const video = await until(() => block.querySelector('ashlar-video'))
    const link = video.querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).to.deep.equal([
      'https://vimeo.com/1',
      'A jar is thrown',
    ])
    expect(block.querySelector('img') === null).to.equal(true)
  })

  it('has no unsafe link', async () => {
    const block = await show('javascript:alert(1)')
    const link = await until(() => block.querySelector('ashlar-video a'))
    expect(link.hasAttribute('href')).to.equal(false)
  })
})
