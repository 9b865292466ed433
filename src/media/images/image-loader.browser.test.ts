import { expect } from 'chai'
import { until } from '../../../test/mount'
import { loadImage } from './image-loader'
import { createLoadQueue, type LoadQueue } from './load-queue'

const PICTURE = '/src/media/images/picture.fixture.png'
const DIMENSIONS = { width: 1600, height: 1000 }

/** Adds an image to the page, in its own box. */
function place(attributes: Readonly<Record<string, string>>, style = 'width: 90px'): HTMLImageElement {
  const box = document.createElement('div')
  box.style.cssText = style
  const image = document.createElement('img')
  image.style.cssText = 'display: block; width: 100%; height: 100%'
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value)
  box.append(image)
  document.body.append(box)
  return image
}

const isThere = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0
const widthOf = (image: HTMLImageElement): string | undefined => image.src.match(/format=(\d+w)/)?.[1]

describe('the image loader', () => {
  const stops: (() => void)[] = []
  const load = (...parameters: Parameters<typeof loadImage>): void =>
    void stops.push(loadImage(...parameters))

  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    window.scrollTo(0, 0)
  })

  it('loads only images within 200 px of the viewport [IMG-07]', async () => {
    const at = (top: number): HTMLImageElement =>
      place({ 'data-src': PICTURE }, `position: absolute; width: 90px; height: 40px; top: ${top}px`)
    const far = at(window.innerHeight + 260)
    const near = at(window.innerHeight + 150)
    load(far)
    load(near)
    await until(() => isThere(near))
    expect(far.hasAttribute('src')).to.equal(false)
    window.scrollBy(0, 100)
    await until(() => isThere(far))
  })

  it('reads address, size and focal point [IMG-05]', async () => {
    const image = place({
      'data-src': PICTURE,
      'data-image-dimensions': '1600x1000',
      'data-image-focal-point': '0.25,0.75',
      'data-mode': 'cover',
    })
    load(image)
    await until(() => isThere(image))
    expect(image.style.objectPosition).to.equal('25% 75%')
    expect(image.style.aspectRatio.replaceAll(' ', '')).to.equal('auto1600/1000')
    expect(widthOf(image)).to.be.a('string')
  })

  it('skips an image that is already loading, unless loads may be concurrent [IMG-08]', () => {
    const started: unknown[] = []
    const queue: LoadQueue = {
      add(task) {
        started.push(task)
        return () => undefined
      },
    }
    const image = place({ 'data-src': PICTURE })
    load(image, { priority: true }, {}, queue)
    load(image, { priority: true }, {}, queue)
    expect(started).to.have.length(1)
    load(image, { priority: true, allowConcurrentLoads: true }, {}, queue)
    expect(started).to.have.length(2)
  })

  it('reloads an image that has loaded [IMG-08]', async () => {
    const image = place({ 'data-src': PICTURE })
    load(image)
    await until(() => image.classList.contains('loaded'))
    const again = new Promise<void>(resolve =>
      load(image, { forceImageUpdate: true }, { onLoad: () => resolve() }),
    )
    await again
  })

  it('requests more when the image grows, and never less [IMG-09]', async () => {
    const options = { sizeFormat: 'queryString', dprMin: 1, dprMax: 1, dimensions: DIMENSIONS } as const
    const pageQueue = createLoadQueue(() => 16)
    let asked = 0
    const queue: LoadQueue = {
      add(task, first) {
        asked++
        return pageQueue.add(task, first)
      },
    }
    const image = place({ 'data-src': PICTURE })
    const box = image.parentElement
    if (!box) throw new Error('a box')
    load(image, options, {}, queue)
    await until(() => isThere(image))
    expect(widthOf(image)).to.equal('100w')
    box.style.width = '400px'
    await until(() => widthOf(image) === '500w')
    box.style.width = '600px'
    await until(() => widthOf(image) === '750w')
    box.style.width = '200px'
    // Observes after the loader, so it is notified after the loader.
    await new Promise(resolve => new ResizeObserver(resolve).observe(image))
    expect([widthOf(image), asked]).to.deep.equal(['750w', 3])
  })

  it('names the image that failed [IMG-16]', async () => {
    const image = place({ src: '/missing.png' })
    const message = await new Promise(resolve => {
      document.addEventListener(
        'ashlar:error',
        event => {
          event.preventDefault()
          resolve((event as CustomEvent<Error>).detail.message)
        },
        { once: true },
      )
      load(image)
    })
    expect(message).to.equal('/missing.png not loaded')
  })

  it('falls back to the noscript address', async () => {
    const image = place({ 'data-src': '/missing.png' })
    const noscript = document.createElement('noscript')
    noscript.textContent = `<img src="${PICTURE}">`
    image.before(noscript)
    load(image)
    await until(() => isThere(image))
    expect(image.getAttribute('src')).to.equal(PICTURE)
  })

  it("leaves the page's own candidates alone", async () => {
    const image = place({ srcset: `${PICTURE}?own 100w`, 'data-src': PICTURE })
    load(image, { sizeFormat: 'queryString' })
    await until(() => image.classList.contains('loaded'))
    expect([image.currentSrc.endsWith('?own'), image.hasAttribute('src')]).to.deep.equal([true, false])
  })

  it('lets the browser choose if the image has no size yet', async () => {
    const image = place({ 'data-src': PICTURE }, 'display: none')
    load(image, { priority: true, dimensions: DIMENSIONS })
    expect(image.getAttribute('srcset')).to.contain('?format=300w 300w, ')
    expect(image.sizes).to.equal('100vw')
  })

  it('keeps the current image if the better one fails', async () => {
    const image = place({ src: `${PICTURE}?small`, 'data-src': '/missing.png' })
    const failed = new Promise<void>(resolve => {
      document.addEventListener('ashlar:error', event => event.preventDefault(), { once: true })
      load(image, {}, { onFail: () => resolve() })
    })
    await failed
    expect(image.getAttribute('src')).to.equal(`${PICTURE}?small`)
  })

  it('centers the focal point in pixels [IMG-03]', () => {
    const image = place({ 'data-src': PICTURE }, 'width: 100px; height: 100px')
    load(image, {
      cropMode: 'cover',
      useAdvancedPositioning: true,
      dimensions: { width: 400, height: 100 },
      focalPoint: { x: 0.25, y: 0.5 },
      load: false,
    })
    expect(image.style.objectPosition).to.equal('-50px 0px')
    expect(image.hasAttribute('src')).to.equal(false)
  })

  it('paints an image as its parent’s background [IMG-03]', async () => {
    const image = place({ 'data-src': PICTURE, 'data-mode': 'contain' })
    load(image, { useBgImage: true })
    await until(() => image.classList.contains('loaded'))
    expect(image.parentElement?.style.backgroundImage).to.contain(PICTURE)
    expect(image.parentElement?.style.backgroundSize).to.equal('contain')
  })

  it('restores the element’s attributes when it stops', async () => {
    const image = place({ 'data-src': PICTURE, 'data-mode': 'cover', 'data-image-focal-point': '0,1' })
    const before = image.outerHTML
    const stop = loadImage(image, { priority: true, useBgImage: true })
    await until(() => image.classList.contains('loaded'))
    stop()
    expect(image.outerHTML).to.equal(before)
    expect(image.parentElement?.style.backgroundImage).to.equal('')
  })
})
