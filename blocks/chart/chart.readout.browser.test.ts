import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import './chart'

const DATA = {
  title: 'Pots',
  columns: ['Season', 'Bowls', 'Cups'],
  rows: [
    ['Spring', 120, 210],
    ['Summer', 164, 190],
    ['Autumn', 188, 260],
  ],
}

const cursor = (block: Element): Promise<HTMLElement> =>
  until(() => block.querySelector<HTMLElement>('[role=slider]'))
const readout = (block: Element): string | undefined =>
  block.querySelector<HTMLElement>('.chart__readout')?.innerText.trim().replaceAll('\n', ' ')
const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

function pointAt(element: Element, share: number, type = 'pointermove'): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const place = { clientX: left + width * share, clientY: top + height / 2 }
  element.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true }))
}

describe('the readout of <ashlar-chart>', () => {
  for (const kind of ['bar', 'stacked', 'line'] as const) {
    it(`shows the values under the pointer: ${kind}`, async () => {
      const block = await mount('chart', { ...DATA, kind })
      const slider = await cursor(block)
      expect(readout(block)).to.equal(undefined)
      pointAt(slider, 0.95)
      await until(() => readout(block) === 'Autumn Bowls: 188 Cups: 260')
      pointAt(slider, 0.55, 'pointerdown')
      await until(() => readout(block) === 'Summer Bowls: 164 Cups: 190')
      // React derives the event from this one.
      for (const type of ['pointerout', 'pointerleave']) {
        slider.dispatchEvent(
          new PointerEvent(type, { bubbles: type === 'pointerout', relatedTarget: document.body }),
        )
      }
      await until(() => readout(block) === undefined)
    })
  }

  it('moves through the points by the arrow keys, and announces each', async () => {
    const block = await mount('chart', DATA)
    const slider = await cursor(block)
    expect(slider.ariaLabel).to.equal('Pots: Values')
    slider.focus()
    expect(press(slider, 'ArrowRight')).to.equal(false)
    await until(() => readout(block)?.startsWith('Spring'))
    press(slider, 'End')
    await until(() => readout(block)?.startsWith('Autumn'))
    expect(slider.ariaValueText).to.equal('Autumn, Bowls: 188, Cups: 260')
    expect([slider.ariaValueNow, slider.ariaValueMax]).to.deep.equal(['3', '3'])
    expect(press(slider, 'Tab')).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
    slider.blur()
    await until(() => readout(block) === undefined)
  })

  it('shows the value and share of a slice', async () => {
    const rows = [
      ['A', 3],
      ['B', 1],
    ]
    const block = await mount('chart', { kind: 'pie', columns: ['Part', 'Count'], rows })
    pointAt(await cursor(block), 0.55)
    await until(() => readout(block) === 'A 3 (75%)')
  })

  it('writes the values at bars that are wide enough', async () => {
    const block = await mount('chart', DATA)
    await cursor(block)
    const values = [...block.querySelectorAll('.chart__value')].map(({ textContent }) => textContent)
    expect(values).to.deep.equal(['120', '210', '164', '190', '188', '260'])
    const rows = Array.from({ length: 60 }, (_, at) => [`${at}`, 123456])
    const crowded = await mount('chart', { ...DATA, columns: ['Day', 'Steps'], rows })
    await cursor(crowded)
    expect(crowded.querySelectorAll('.chart__value').length).to.equal(0)
  })

  for (const accent of ['#1d6b43', '#ffd400', '#000', '#fff', '#e0115f', '#3030ff']) {
    it(`derives colours from the accent ${accent} that are legible on white and black`, async () => {
      const columns = ['Season', ...'abcdef']
      const block = await mount('chart', { columns, rows: [['Spring', 1, 2, 3, 4, 5, 6]] }, '', host => {
        host.style.setProperty('--ashlar-accent', accent)
      })
      await cursor(block)
      const swatches = [...block.querySelectorAll('.chart__legend svg')]
      const contrasts = swatches.map(swatch => luminance(getComputedStyle(swatch).color) + 0.05)
      expect(contrasts.length).to.equal(6)
      for (const light of contrasts) expect(Math.min(1.05 / light, light / 0.05)).to.be.at.least(3)
      expect(new Set(swatches.map(swatch => getComputedStyle(swatch).color)).size).to.equal(6)
    })
  }
})

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
