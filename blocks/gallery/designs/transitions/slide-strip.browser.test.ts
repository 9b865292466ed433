import { expect } from 'chai'
import { settle, until } from '../../../../test/mount'
import { layOutStrip, type SlideStripOptions } from './slide-strip'

const LONG = 60

/** A stage of 300 px with slides of that width or the given widths, and the offsets of the visible ones. */
function staged(options: Partial<SlideStripOptions> = {}, widths: readonly number[] = [300, 300, 300, 300]) {
  const stage = document.createElement('div')
  stage.style.cssText = 'display: grid; inline-size: 300px; overflow: clip; column-gap: 10px'
  for (const width of widths) {
    const slide = document.createElement('div')
    slide.style.cssText = `grid-area: 1 / 1; inline-size: ${width}px; block-size: 50px`
    stage.append(slide)
  }
  document.body.append(stage)
  const strip = layOutStrip(stage, {
    isStrip: false,
    loop: true,
    align: 0,
    boundaries: 'inertial',
    snap: 'slides',
    ...options,
  })
  const seen = (): (number | undefined)[] => {
    const { left } = stage.getBoundingClientRect()
    return [...stage.children].map(child =>
      child instanceof HTMLElement && (child.style.visibility || child.style.willChange)
        ? Math.round(child.getBoundingClientRect().left - left)
        : undefined,
    )
  }
  return { stage, strip, seen }
}

describe('a strip of slides', () => {
  it('moves to a distant slide in one step', async () => {
    const { strip, seen } = staged()
    strip.settle(0, 0, 'forward')
    strip.settle(2, LONG, 'forward')
    const [first = 0] = await until(() => (seen()[0] ?? 0) < 0 && seen())
    expect(seen()).to.deep.equal([first, undefined, first + 300, undefined])
    strip.stop()
  })

  it('removes its styles', async () => {
    const { stage, strip } = staged()
    strip.settle(1, LONG, 'forward')
    await settle()
    strip.stop()
    await settle()
    const left = [...stage.children].map(child => (child as HTMLElement).style.translate)
    expect(left).to.deep.equal(['', '', '', ''])
  })

  it('keeps its position when the window is resized during a drag [GAL-50]', () => {
    const { stage, strip, seen } = staged()
    strip.settle(0, 0, 'forward')
    strip.hold()
    strip.drag(-150)
    for (const slide of stage.children) if (slide instanceof HTMLElement) slide.style.inlineSize = '200px'
    stage.style.inlineSize = '200px'
    strip.refresh()
    expect(seen().slice(0, 2)).to.deep.equal([-100, 100])
  })
})

describe('a strip', () => {
  const STRIP = { isStrip: true, loop: false, align: 0.5 }
  const WIDTHS = [100, 200, 60, 100]

  it('reports how many slides are visible on each side', () => {
    const { strip } = staged(STRIP, WIDTHS)
    strip.settle(0, 0, 'forward')
    expect(strip.reach()).to.equal(1)
    strip.settle(2, 0, 'forward')
    expect(strip.reach()).to.equal(1)
    const narrow = staged(STRIP, [40, 40, 40, 40, 40, 40])
    narrow.strip.settle(0, 0, 'forward')
    expect(narrow.strip.reach()).to.equal(3)
  })

  it('returns the slide at which it would come to rest', () => {
    const { strip } = staged(STRIP, WIDTHS)
    strip.settle(0, 0, 'forward')
    strip.hold()
    strip.drag(-60)
    expect(strip.release(0)).to.equal(0)
    expect(strip.release(-100)).to.equal(1)
    expect(strip.release(-9999)).to.equal(3)
  })

  it('finds the neighbour under the pointer', () => {
    const { stage, strip } = staged(STRIP, WIDTHS)
    strip.settle(0, 0, 'forward')
    const { left } = stage.getBoundingClientRect()
    expect([strip.slideAt(left + 150), strip.slideAt(left + 205), strip.slideAt(left + 215)]).to.deep.equal([
      undefined,
      undefined,
      1,
    ])
  })
})
