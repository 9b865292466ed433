import { expect } from 'chai'
import { mount, until, violations } from '../../../test/mount'
import '../gallery'

const picture = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E`
const slide = { src: picture, alt: 'A quay', title: 'Quay', description: 'At dawn.', dimensions: '40x30' }
const slides = Array.from({ length: 12 }, () => slide)

interface Shape {
  readonly columns: number
  readonly gap: string
  readonly ratio: number
}

/** Mounts a grid in a box of the given width and measures it. */
async function shapeOf(data: object, width = 1000): Promise<Shape> {
  const block = await mount('gallery', { design: 'grid', slides, ...data }, '', host => {
    host.style.inlineSize = `${width}px`
  })
  const cells = await until(() => block.querySelector('.gallery__cells'))
  expect(cells.scrollWidth).to.be.at.most(width)
  const { gridTemplateColumns, columnGap } = getComputedStyle(cells)
  const frame = cells.querySelector('.gallery__frame')?.getBoundingClientRect() ?? new DOMRect()
  const ratio = Math.round((frame.width / frame.height) * 100) / 100
  return { columns: gridTemplateColumns.split(' ').length, gap: columnGap, ratio }
}

describe('a grid', () => {
  it('has four square columns, 20 px apart, by default [GAL-54]', async () => {
    expect(await shapeOf({})).to.deep.equal({ columns: 4, gap: '20px', ratio: 1 })
  })

  for (const columns of [1, 2, 3, 5, 6, 7]) {
    it(`has the given number of columns: ${columns}`, async () => {
      expect((await shapeOf({ 'thumbnails-per-row': columns })).columns).to.equal(columns)
    })
  }

  it('has fewer columns in a narrow box', async () => {
    expect((await shapeOf({ 'thumbnails-per-row': 6 }, 320)).columns).to.equal(2)
    expect((await shapeOf({ 'thumbnails-per-row': 4, padding: 50 }, 80)).columns).to.equal(1)
  })

  it('has the given aspect ratio', async () => {
    expect((await shapeOf({ 'aspect-ratio': 'anamorphic-widescreen' })).ratio).to.equal(2.39)
    expect((await shapeOf({ 'square-thumbs': false })).ratio).to.equal(1.33)
    expect((await shapeOf({ padding: 7 })).gap).to.equal('7px')
  })

  it('lets the page’s styles set the aspect ratio', async () => {
    const block = await mount('gallery', { slides }, '', host => {
      host.setAttribute('style', 'inline-size: 900px; --ashlar-gallery-columns: 3; --ashlar-gallery-ratio: 2')
    })
    const cells = await until(() => block.querySelector('.gallery__cells'))
    expect(getComputedStyle(cells).gridTemplateColumns.split(' ')).to.have.length(3)
  })

  for (const [name, switches, text] of [
    ['title and description', {}, 'QuayAt dawn.'],
    ['the title', { 'show-meta-only-title': true }, 'Quay'],
    ['the description', { 'show-meta-only-description': true }, 'At dawn.'],
    ['nothing', { 'show-meta': false }, ''],
  ] as const) {
    it(`shows the configured captions: ${name}`, async () => {
      const block = await mount('gallery', { slides: [slide], ...switches })
      const cell = await until(() => block.querySelector('.gallery__cell'))
      expect(cell.textContent).to.equal(text)
    })
  }

  for (const [name, data] of [
    ['squares', { 'thumbnails-per-row': 3 }],
    ['their own aspect ratios', { 'thumbnails-per-row': 3, 'square-thumbs': false }],
    ['no gap', { 'thumbnails-per-row': 3, padding: 0 }],
  ] as const)
    it(`has the same boxes before and after the upgrade: ${name}`, () => keepsItsBoxes(data))

  it('renders captions with the page’s styles, before and after the upgrade alike', async () => {
    const block = await mount('gallery', { slides: [slide, { ...slide, description: '' }] })
    const captions = await until(() => {
      const found = [...block.querySelectorAll('[role=listitem] > figure > figcaption')]
      return found.length === 2 && found
    })
    const weights = captions.map(caption => {
      const title = caption.querySelector('.gallery__title') ?? caption
      return getComputedStyle(title).fontWeight
    })
    expect(weights).to.deep.equal(['600', '400'])
    expect(await violations(block)).to.deep.equal([])
  })

  it('reserves space for its pictures even if the page resets all styles', async () => {
    const undo = new CSSStyleSheet()
    undo.replaceSync('* { all: revert }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, undo]
    try {
      const block = await mount('gallery', { slides: [slide] })
      const image = await until(() => block.querySelector('img'))
      const { width, height } = image.getBoundingClientRect()
      expect(Math.min(width, height)).to.be.greaterThan(100)
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== undo)
    }
  })
})

async function keepsItsBoxes(data: object): Promise<void> {
  const figure = (height: number): string =>
    `<figure><img src="${picture.replace('30', `${height}`)}" alt="A quay" width="40" height="${height}"><figcaption>Quay</figcaption></figure>`
  const html = [30, 20, 30, 20, 50].map(figure).join('')
  let mountNow = (): void => {}
  const hold = (event: Event): void => {
    event.preventDefault()
    mountNow = (event as CustomEvent<{ mount: () => void }>).detail.mount
  }
  document.addEventListener('ashlar:mount', hold)
  const block = await mount('gallery', data, html)
  document.removeEventListener('ashlar:mount', hold)
  expect(block.querySelector('.gallery')).to.equal(null)
  const boxes = (): number[][] =>
    [...block.querySelectorAll('img')].map(image => {
      const { x, y, width, height } = image.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    })
  const before = { block: block.getBoundingClientRect().height, boxes: boxes() }
  mountNow()
  await until(() => block.querySelector('.gallery'))
  expect({ block: block.getBoundingClientRect().height, boxes: boxes() }).to.deep.equal(before)
}
