import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './image'

const PICTURE = '/src/media/images/picture.fixture.png'
const DATA = { source: PICTURE, alt: 'A grey field', dimensions: '1600x1000' }

const imageOf = (block: Element): HTMLImageElement => {
  const image = block.querySelector<HTMLImageElement>('img:not(noscript img)')
  if (!image) throw new Error('no picture')
  return image
}
const isIn = (block: Element, state: string): boolean => block.querySelector(`[data-state=${state}]`) !== null
const loaded = (block: Element): Promise<boolean> => until(() => isIn(block, 'loaded'))
const boxOf = (block: Element): HTMLElement => {
  const box = block.querySelector<HTMLElement>('.loaded-image')
  if (!box) throw new Error('no box')
  return box
}

/** The markup of an exported image block around the given `<img>`. */
const legacy = (attributes = ''): string => `
  <div class="image-block-outer-wrapper layout-caption-below design-layout-inline">
    <figure class="sqs-block-image-figure intrinsic" style="max-width:694px;">
      <a class="sqs-block-image-link" href="https://example.com/" target="_blank">
        <div class="image-block-wrapper">
          <div class="sqs-image-shape-container-element has-aspect-ratio"
            style="position: relative; padding-bottom:50%; overflow: hidden;" ${attributes}>
            <noscript><img src="${PICTURE}" alt="A grey field"></noscript><img class="thumb-image"
              data-src="${PICTURE}" data-image="${PICTURE}" data-image-dimensions="1600x1000"
              data-image-focal-point="0.25,0.75" alt="A grey field" data-load="false" data-type="image">
          </div>
        </div>
      </a>
      <figcaption class="image-caption-wrapper"><div class="image-caption"><p>Seen from above</p></div></figcaption>
    </figure>
  </div>`

describe('<ashlar-image>', () => {
  it('renders an accessible picture from its data in the reserved space', async () => {
    const data = { ...DATA, caption: 'Seen from above', link: { href: '/a', newWindow: true }, maxWidth: 400 }
    const block = await mount('image', data)
    expect(boxOf(block).getBoundingClientRect().height).to.be.closeTo(250, 1)
    await loaded(block)
    expect(boxOf(block).getBoundingClientRect().height).to.be.closeTo(250, 1)
    const link = block.querySelector('a')
    expect([link?.getAttribute('href'), link?.target]).to.deep.equal(['/a', '_blank'])
    expect(block.querySelector('figcaption')?.textContent).to.equal('Seen from above')
    expect(await violations(block)).to.deep.equal([])
  })

  it('requests the original URL unless its host is known to resize pictures', async () => {
    const plain = await mount('image', DATA)
    await loaded(plain)
    expect(imageOf(plain).getAttribute('src')).to.equal(PICTURE)
    const sized = await mount('image', { ...DATA, sizeFormat: 'queryString' })
    await loaded(sized)
    expect(imageOf(sized).getAttribute('src')).to.match(/\?format=\d+w$/)
  })

  it('keeps an exported page’s own boxes, and loads the picture inside [IMG-05]', async () => {
    let own: Element | null = null
    const block = await mount('image', {}, legacy(), host => {
      own = imageOf(host)
    })
    const image = imageOf(block)
    expect(image).to.equal(own)
    await loaded(block)
    expect(image.closest('a')?.href).to.equal('https://example.com/')
    expect(image.getAttribute('src')).to.match(/\?format=\d+w$/)
    expect(image.style.objectPosition).to.equal('25% 75%')
    const box = image.parentElement
    expect([image.clientWidth, image.clientHeight]).to.deep.equal([box?.clientWidth, box?.clientHeight])
    expect(getComputedStyle(image).objectFit).to.equal('cover')
    expect(await violations(block)).to.deep.equal([])
  })

  it('keeps the width of a picture while it loads', async () => {
    const html = `<img data-src="${PICTURE}" data-image-dimensions="1600x1000" alt="A grey field">`
    const block = await mount('image', {}, html, host => {
      host.style.inlineSize = '320px'
    })
    const image = imageOf(block)
    await until(() => image.getAttribute('src'))
    expect(image.getBoundingClientRect().width).to.equal(320)
  })

  it('restores the server’s HTML when it is removed', async () => {
    let before: Node | undefined
    const block = await mount('image', {}, legacy(), host => {
      before = host.querySelector('.image-block-outer-wrapper')?.cloneNode(true)
    })
    await loaded(block)
    block.remove()
    await settle()
    expect(before && block.firstElementChild?.isEqualNode(before)).to.equal(true)
  })

  it('shows the server’s HTML with its link and caption', async () => {
    const html = `<figure><a href="/a"><img src="${PICTURE}" alt="A grey field"></a><figcaption>Field</figcaption></figure>`
    const block = await mount('image', {}, html)
    await loaded(block)
    expect(block.querySelector('figure > a[href="/a"] > img.loaded')).to.not.equal(null)
    expect(await violations(block)).to.deep.equal([])
  })

  it('adds the link and caption of its data to the server’s picture', async () => {
    let own: Element | null = null
    const data = { caption: 'Seen from above', link: { href: '/a' } }
    const html = `<picture><source srcset="${PICTURE}"><img src="/small.png" width="1600" height="1000" alt="Field"></picture>`
    const block = await mount('image', data, html, host => {
      own = host.querySelector('img')
    })
    await loaded(block)
    expect(block.querySelector('figure > a[href="/a"] picture img')).to.equal(own)
    expect(block.querySelector('figcaption')?.textContent).to.equal('Seen from above')
    expect(imageOf(block).currentSrc).to.contain(PICTURE)
    expect(await violations(block)).to.deep.equal([])
  })

  it("prefers the texts of its data to the server's", async () => {
    const block = await mount('image', { alt: 'New words' }, `<img src="${PICTURE}" alt="Old words">`)
    await loaded(block)
    expect(imageOf(block).alt).to.equal('New words')
  })

  for (const href of ['javascript:alert(1)', 'data:text/html,hi']) {
    it(`never links to ${href}`, async () => {
      const block = await mount('image', { ...DATA, link: { href } })
      await loaded(block)
      expect(block.querySelector('a')).to.equal(null)
    })
  }

  it('clips a picture to its shape, at its natural height, with a shadow [IMG-06] [IMG-18]', async () => {
    const dropShadow = { angle: 180, distance: { value: 4, unit: 'px' }, blur: { value: 2, unit: 'px' } }
    const block = await mount('image', { ...DATA, shape: 'arch', maxWidth: 100, dropShadow })
    await loaded(block)
    const box = boxOf(block)
    expect(getComputedStyle(box).clipPath).to.contain('inset(')
    expect(box.getBoundingClientRect().height).to.be.closeTo(150, 1)
    const { filter } = getComputedStyle(box.parentElement ?? block)
    expect(filter).to.match(/^drop-shadow\(.* 0px 4px 2px\)$/)
  })

  it('reads shape and shadow from the server’s data attributes [IMG-06]', async () => {
    const shadow = { angle: 90, distance: { value: 3, unit: 'px' }, blur: { value: 0, unit: 'px' } }
    const attributes = `data-shape-mask="circle" data-drop-shadow='${JSON.stringify(shadow)}'`
    const block = await mount('image', {}, legacy(attributes))
    await loaded(block)
    const box = imageOf(block).parentElement
    if (!box?.parentElement) throw new Error('a box')
    expect(getComputedStyle(box).clipPath).to.equal('ellipse(50% 50%)')
    expect(getComputedStyle(box.parentElement).filter).to.match(/^drop-shadow\(.* 3px 0px 0px\)$/)
  })

  it('reports a drop-shadow that is not JSON, and shows the picture without it [ROLL-16]', async () => {
    const errors = await errorsDuring(async () => {
      await loaded(await mount('image', {}, legacy('data-drop-shadow="{oops"')))
      await loaded(await mount('image', { ...DATA, dropShadow: '{oops' }))
    })
    expect(errors).to.deep.equal(['data-not-json', 'data-not-json'])
  })

  it('has the class for narrow images below 415 px [IMG-17]', async () => {
    const block = await mount('image', DATA)
    const isNarrow = (): boolean => block.classList.contains('narrow-width')
    block.style.width = '414px'
    await until(isNarrow)
    block.style.width = '415px'
    await until(() => !isNarrow())
    block.style.width = '414px'
    await until(isNarrow)
    block.remove()
    await settle()
    expect(block.hasAttribute('class')).to.equal(false)
  })

  it('shows an empty box for a failed picture, while others load [IMG-16]', async () => {
    let broken: HTMLElement | undefined
    const errors = await errorsDuring(async () => {
      broken = await mount('image', { source: '/missing.png', alt: 'Lost', dimensions: '200x100' })
      const neighbour = await mount('image', DATA)
      await loaded(neighbour)
      await until(() => broken && isIn(broken, 'failed'))
    })
    expect(errors).to.deep.equal(['image-failed'])
    expect(broken && imageOf(broken).alt).to.equal('Lost')
    expect(broken?.clientHeight).to.be.greaterThan(0)
  })

  for (const [what, data, html, codes] of [
    ['a missing picture', {}, '', ['image-failed']],
    ['no picture in the HTML', {}, '<p>Words</p>', ['image-failed']],
    ['an empty URL', {}, '<img src="" alt="">', ['image-failed']],
    ['data that is not JSON', '{oops', '<p>Words</p>', ['data-not-json']],
    ['data of the wrong type', { alt: 5 }, '<p>Words</p>', ['data-invalid']],
  ] as const) {
    it(`reports ${what}, and keeps the server’s HTML`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('image', data, html)
        expect(block.textContent).to.equal(html.includes('Words') ? 'Words' : '')
      })
      expect(errors).to.deep.equal(codes)
    })
  }

  for (const dimensions of ['', 'x', '0x0']) {
    it(`shows a picture with the dimensions "${dimensions}" and the focal point ","`, async () => {
      const html = `<img data-src="${PICTURE}" data-image-dimensions="${dimensions}" data-image-focal-point="," alt="">`
      await loaded(await mount('image', {}, html))
      await loaded(await mount('image', { ...DATA, dimensions, focalPoint: ',' }))
    })
  }
})
