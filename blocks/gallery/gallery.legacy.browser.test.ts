import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import './gallery'

const SRC = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E`
const lazy = (alt: string, more = ''): string =>
  `<noscript><img src="${SRC}" alt="${alt}"></noscript><img class="thumb-image" data-src="${SRC}" data-image="${SRC}" data-image-dimensions="40x30" data-image-focal-point="0.25,1.0" alt="${alt}" data-load="false" data-image-id="id-${alt}" data-type="image" ${more}>`

/** The markup of an exported gallery, with padding boxes. */
const legacy = (design: string, list: string, after = ''): string => `<div class="sqs-block-content">
  <div class="
    sqs-gallery-container
    sqs-gallery-block-${design}
    sqs-gallery-block-show-meta
    clear">
    <div class="sqs-gallery">
      ${list}
    </div>
    <div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls">
      <a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a>
      <a tabindex="0" role="button" class="next" aria-label="Next Slide"></a>
    </div></div>${after}
  </div></div>`

const slide = (alt: string, inside = '', attributes = 'data-click-through-url=""'): string =>
  `<div class="slide content-fit" data-type="image" ${attributes}>${lazy(alt)}${inside}<div class="color-overlay"></div></div>`

const thumbnails = `<div class="sqs-gallery-thumbnails"><img tabindex="0" role="button" aria-label="Slide 1" data-src="${SRC}" alt="a"></div>`

const alts = (block: Element): string[] => [...block.querySelectorAll('img')].map(({ alt }) => alt)

describe('the gallery of an exported page', () => {
  for (const [design, core, list] of [
    ['slideshow', 'stacked', slide('a') + slide('b')],
    ['slider', 'strip', lazy('a') + lazy('b')],
    [
      'stacked',
      'base',
      `<div class="image-wrapper" id="x" data-type="image">${lazy('a')}</div><div class="image-wrapper">${lazy('b')}</div>`,
    ],
    [
      'grid',
      'grid',
      ['a', 'b']
        .map(
          alt =>
            `<div class="slide" data-type="image"><div class="margin-wrapper"><a role="presentation" class="image-slide-anchor content-fill">${lazy(alt)}</a></div></div>`,
        )
        .join(''),
    ],
  ] as const) {
    it(`takes its slides from the page: ${design}`, async () => {
      let images: Element[] = []
      const errors = await errorsDuring(async () => {
        const block = await mount('gallery', { design }, legacy(design, list, thumbnails), host => {
          images = [...host.querySelectorAll('.sqs-gallery img.thumb-image')]
        })
        await until(() => block.querySelector(`[data-design=${core}]`))
        await until(() => block.querySelector('img')?.naturalWidth)
        await until(() => block.querySelectorAll('img').length === images.length)
        expect([...block.querySelectorAll('img')]).to.deep.equal(images)
        expect(alts(block)).to.deep.equal(['a', 'b'])
        expect(block.querySelector('.sqs-gallery-controls')).to.equal(null)
        expect(await violations(block)).to.deep.equal([])
      })
      expect(errors).to.deep.equal([])
    })
  }

  it('restores the markup when it is removed', async () => {
    const html = legacy('slideshow', slide('a') + slide('b'))
    let before: Node | null = null
    const block = await mount('gallery', {}, html, host => {
      before = host.cloneNode(true)
    })
    await until(() => block.querySelector('.gallery'))
    block.remove()
    await until(() => before && block.isEqualNode(before))
  })

  it('follows the design of its data if they disagree', async () => {
    const block = await mount('gallery', { design: 'grid' }, legacy('slideshow', slide('a')))
    await until(() => block.querySelector('[data-design=grid]'))
  })

  it('keeps captions with their markup', async () => {
    const meta = `<div class="meta"><div class="meta-inside"><div class="meta-title">Quay</div><div class="meta-description"><p>At <a href="/dawn">dawn</a>.</p></div></div></div>`
    const block = await mount('gallery', {}, legacy('slideshow', slide('a', meta)))
    const caption = await until(() => block.querySelector('.gallery__caption'))
    expect(caption.querySelector('.gallery__title')?.textContent).to.equal('Quay')
    expect(caption.querySelector('p > a')?.getAttribute('href')).to.equal('/dawn')
  })

  it('reads captions that follow their picture’s element', async () => {
    const list = `<div class="image-wrapper">${lazy('a')}</div><div class="meta"><div class="meta-title">Quay</div></div>
      <div><div class="image-wrapper">${lazy('b')}</div><p class="image-slide-title">Dawn</p></div>
      <div class="image-wrapper">${lazy('c')}</div>`
    const block = await mount('gallery', { design: 'stacked', 'show-meta': true }, legacy('stacked', list))
    await until(() => block.querySelectorAll('.gallery__caption').length === 2)
    const titles = [...block.querySelectorAll('.gallery__caption')].map(({ textContent }) =>
      textContent.trim(),
    )
    expect(titles).to.deep.equal(['Quay', 'Dawn'])
    expect(alts(block)).to.deep.equal(['a', 'b', 'c'])
  })

  it('reads the picture from `src` if `data-src` is empty', async () => {
    const list = ['a', 'b'].map(alt => `<div class="slide"><img data-src="" src="${SRC}" alt="${alt}"></div>`)
    const block = await mount(
      'gallery',
      { design: 'slideshow', speed: 0 },
      legacy('slideshow', list.join('')),
    )
    let reported = ''
    block.addEventListener('ashlar:change', event => {
      reported = (event as CustomEvent<{ slide: { src: string } }>).detail.slide.src
    })
    const next = await until(() => block.querySelector<HTMLButtonElement>('.gallery__next'))
    next.click()
    await until(() => reported === SRC)
  })

  it('has no caption for an empty title', async () => {
    const block = await mount(
      'gallery',
      {},
      legacy('grid', slide('a', '<div class="image-slide-title"></div>')),
    )
    await until(() => block.querySelector('.gallery__cell'))
    expect(block.querySelector('.gallery__caption')).to.equal(null)
  })

  it('reads all fields of each slide [GAL-03]', async () => {
    const said = 'data-slide-id="s1" data-slide-url="first" data-click-through-url="/there"'
    const list = slide('a') + slide('b', '', said)
    const block = await mount(
      'gallery',
      { design: 'slideshow', speed: 0, 'auto-crop': true },
      legacy('slideshow', list),
    )
    let reported: Record<string, unknown> = {}
    block.addEventListener('ashlar:change', event => {
      reported = (event as CustomEvent<{ slide: Record<string, unknown> }>).detail.slide
    })
    const next = await until(() => block.querySelector<HTMLButtonElement>('.gallery__next'))
    next.click()
    await until(() => reported.id)
    const { type, id, url, clickThroughUrl, dimensions, focalPoint } = reported
    expect({ type, id, url, clickThroughUrl, dimensions, focalPoint }).to.deep.equal({
      type: 'image',
      id: 's1',
      url: 'first',
      clickThroughUrl: '/there',
      dimensions: { width: 40, height: 30 },
      focalPoint: { x: 0.25, y: 1 },
    })
    expect(block.querySelector('[data-shown=true] a')?.getAttribute('href')).to.equal('/there')
    const image = block.querySelector<HTMLElement>('[data-shown=true] img')
    expect(image && getComputedStyle(image).objectPosition).to.equal('25% 100%')
  })

  it('reads a product’s pictures once, without zoomed duplicates', async () => {
    const item = (alt: string): string =>
      `<div class="ProductItem-gallery-slides-item" data-slide-url="url-${alt}" data-image-id="id-${alt}">${lazy(alt).replace(/ data-image-id="[^"]*"/, '')}
      <div class="product-image-zoom-duplicate" aria-hidden="true">${lazy('copy')}</div></div>`
    const html = `<figure class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${item('a')}${item('b')}
      <div class="gallery-lightbox-outer-wrapper"><figure>${lazy('copy')}</figure></div></div>
      <div class="ProductItem-gallery-thumbnails">${lazy('copy')}</div></figure>`
    const block = await mount('gallery', { design: 'slideshow', speed: 0 }, html)
    await until(() => block.querySelectorAll('.gallery__slide img').length === 2)
    let reported: Record<string, unknown> = {}
    block.addEventListener('ashlar:change', event => {
      reported = (event as CustomEvent<{ slide: Record<string, unknown> }>).detail.slide
    })
    block.querySelector<HTMLButtonElement>('.gallery__next')?.click()
    await until(() => reported.url)
    expect([reported.id, reported.url, reported.alt]).to.deep.equal(['id-b', 'url-b', 'b'])
    expect(alts(block)).to.deep.equal(['a', 'b'])
  })

  it('reads the figures of a section, and the id of a slide from its lightbox link', async () => {
    const item = (alt: string, link: string): string =>
      `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper">${link}${lazy(alt)}</a></div>
      <figcaption class="gallery-caption"><div><p>About ${alt}</p></div></figcaption></figure>`
    const html = `<div class="gallery-grid-wrapper">
      ${item('a', '<a href="?itemId=first" class="gallery-grid-lightbox-link">')}
      ${item('b', '<a href="/there" class="gallery-grid-image-link">')}</div>
      <div class="gallery-lightbox-outer-wrapper"><figure class="gallery-lightbox-item">${lazy('copy')}</figure></div>`
    const block = await mount('gallery', { design: 'grid' }, html)
    await until(() => block.querySelectorAll('.gallery__cell').length === 2)
    expect([...block.querySelectorAll('a')].map(link => link.getAttribute('href'))).to.deep.equal(['/there'])
    expect(alts(block)).to.deep.equal(['a', 'b'])
    expect(block.querySelector('.gallery__caption')?.textContent?.trim()).to.equal('About a')
  })

  it('keeps a video unchanged', async () => {
    const video =
      '<div class="slide" data-type="video"><div class="sqs-video-wrapper" data-html="x"><b>Play</b></div></div>'
    let element: Element | null = null
    const block = await mount(
      'gallery',
      { design: 'slideshow' },
      legacy('slideshow', video + slide('b')),
      host => {
        element = host.querySelector('[data-type=video]')
      },
    )
    await until(() => block.querySelector('.gallery__stage'))
    expect(block.querySelector('.gallery__slide [data-type=video]')).to.equal(element)
  })
})
