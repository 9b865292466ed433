import { expect } from 'chai'
import { SHAPE_NAMES } from '../../src/media/shapes/shapes'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import './shape'
import staticCss from './shape.static.css?raw'

const DROP = { angle: 180, distance: { value: 6, unit: 'px' }, blur: { value: 8, unit: 'px' } }
const EXPORTED = `<div class="sqs-shape-block-container" data-stretched-to-fill="" data-shape-name="rectangle">
  <div class="sqs-shape sqs-shape-rectangle" style="width: 100%; height: 100%;"></div></div>`

const narrow = (host: HTMLElement): void => {
  host.style.inlineSize = '100px'
}
const heightOf = (element: Element): number => Math.round(element.getBoundingClientRect().height)
const bodyOf = (block: HTMLElement): Element => block.querySelector('.shape__body') ?? block

describe('<ashlar-shape>', () => {
  for (const [shape, height] of [
    ['rectangle', 67],
    ['circle', 100],
    ['arch', 150],
    ['star', 100],
  ] as const) {
    it(`draws a ${shape} 100 wide ${height} high, and is accessible [IMG-18] [ENUM-15]`, async () => {
      const block = await mount('shape', { shape }, '', narrow)
      expect(heightOf(block)).to.equal(height)
      expect(getComputedStyle(bodyOf(block)).clipPath).to.not.equal('none')
      expect(await violations(block)).to.deep.equal([])
    })
  }

  it('has the same height before the upgrade, whatever its shape [IMG-18]', async () => {
    const sheet = new CSSStyleSheet()
    // A tag that is never defined keeps the static styles.
    sheet.replaceSync(staticCss.replaceAll('ashlar-shape', 'served-shape'))
    document.adoptedStyleSheets.push(sheet)
    const heights: Record<string, readonly number[]> = {}
    for (const shape of SHAPE_NAMES) {
      const served = document.createElement('served-shape')
      served.dataset['blockJson'] = JSON.stringify({ shape })
      narrow(served)
      document.body.append(served)
      heights[shape] = [heightOf(served), heightOf(await mount('shape', { shape }, '', narrow))]
    }
    document.adoptedStyleSheets.pop()
    for (const [shape, [before, after]] of Object.entries(heights)) {
      expect(before, shape).to.equal(after)
    }
  })

  it('keeps the server’s content, and grows with it', async () => {
    let text: Element | null = null
    const block = await mount(
      'shape',
      { shape: 'rectangle' },
      `<p>${'Made slowly. '.repeat(9)}</p>`,
      host => {
        narrow(host)
        text = host.firstElementChild
      },
    )
    expect(block.querySelector('p')).to.equal(text)
    expect(heightOf(block)).to.be.greaterThan(150)
    expect(await violations(block)).to.deep.equal([])
  })

  it('fills the height of its container', async () => {
    const block = await mount('shape', { shape: 'diamond', stretch: true }, '', host => {
      narrow(host)
    })
    const box = block.parentElement as HTMLElement
    box.style.blockSize = '300px'
    expect([heightOf(block), heightOf(bodyOf(block))]).to.deep.equal([300, 300])
  })

  it('has an accessible name if it has a label', async () => {
    const block = await mount('shape', { shape: 'star', label: 'New' })
    expect(block.querySelector('[role=img]')?.getAttribute('aria-label')).to.equal('New')
    expect(await violations(block)).to.deep.equal([])
  })

  it('has a shadow outside of its clip path [IMG-06]', async () => {
    const block = await mount('shape', { shape: 'star', dropShadow: DROP })
    const { filter } = getComputedStyle(bodyOf(block).parentElement as Element)
    expect(filter).to.match(/^drop-shadow\(.* 0px 6px 8px\)$/)
  })

  it('reports a drop-shadow that is not JSON, and draws the shape without it [ROLL-16]', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('shape', { dropShadow: '{oops' }, '', narrow)
      expect(heightOf(block)).to.equal(67)
    })
    expect(errors).to.deep.equal(['data-not-json'])
  })

  it('keeps the shape of an exported page, at its natural height', async () => {
    const block = await mount('shape', {}, EXPORTED, narrow)
    expect(block.firstElementChild?.innerHTML).to.equal(EXPORTED)
    expect(heightOf(block)).to.equal(67)
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has an unknown shape', '{"shape":"blob"}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        expect((await mount('shape', json, '<p>New</p>')).innerHTML).to.equal('<p>New</p>')
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('restores the server’s HTML when it is removed', async () => {
    const block = await mount('shape', { shape: 'circle' }, '<p>New</p>')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal('<p>New</p>')
  })
})
