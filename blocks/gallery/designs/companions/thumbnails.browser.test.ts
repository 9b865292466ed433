import { expect } from 'chai'
import { mount, until, violations } from '../../../../test/mount'
import { show, slide, withReducedMotion } from '../slideshow/slideshow.fixture'

/** A slideshow whose thumbnails have loaded. */
async function withStrip(data: object = {}, count = 12) {
  const slideshow = await show({ thumbnails: true, ...data }, count)
  const row = await until(() => slideshow.block.querySelector<HTMLElement>('.gallery__thumbnails'))
  const thumbnails = [...row.querySelectorAll<HTMLButtonElement>('.gallery__thumbnail')]
  return {
    ...slideshow,
    row,
    thumbnails,
    current: () => thumbnails.findIndex(one => one.ariaCurrent === 'true'),
    at(index: number): HTMLButtonElement {
      const thumbnail = thumbnails[index]
      if (!thumbnail) throw new Error(`no thumbnail ${index}`)
      return thumbnail
    },
  }
}

type Strip = Awaited<ReturnType<typeof withStrip>>

/** Centre of a thumbnail, as a fraction of the row's width. */
function placeOf({ row, at }: Strip, index: number): number {
  const box = row.getBoundingClientRect()
  const { left, width } = at(index).getBoundingClientRect()
  return (left + width / 2 - box.left) / box.width
}

function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  })
  target.dispatchEvent(event)
  return event
}

describe('the thumbnails of a slideshow', () => {
  it('show every slide, and navigate on click [GAL-19]', async () => {
    const { thumbnails, at, shown, current, block } = await withStrip()
    expect(thumbnails).to.have.length(12)
    expect(current()).to.equal(0)
    expect(at(2).ariaLabel).to.equal('Slide 3: A quay')
    at(2).click()
    await until(() => shown() === 2)
    await until(() => current() === 2)
    await until(() => at(2).querySelector('img')?.naturalWidth)
    expect(await violations(block)).to.deep.equal([])
  })

  it('follow the slideshow [GAL-19]', async () => {
    const { button, current } = await withStrip()
    button('previous').click()
    await until(() => current() === 11)
  })

  for (const [alignment, dir, expected] of [
    ['center', 'ltr', 0.5],
    ['left', 'ltr', 0],
    ['right', 'ltr', 1],
    ['center', 'rtl', 0.5],
    ['left', 'rtl', 1],
    ['right', 'rtl', 0],
  ] as const) {
    it(`keep the current one aligned: ${alignment}, ${dir}`, async () => {
      await withReducedMotion(async () => {
        const strip = await withStrip({ 'active-alignment': alignment })
        strip.block.dir = dir
        strip.at(6).click()
        await until(() => strip.current() === 6)
        const { width } = strip.at(6).getBoundingClientRect()
        const half = width / 2 / strip.row.clientWidth
        const middle = expected === 0.5 ? 0.5 : Math.abs(expected - half)
        await until(() => Math.abs(placeOf(strip, 6) - middle) < 0.02)
      })
    })
  }

  it('scroll their own row, and not the page', async () => {
    const { block, at, row, current } = await withStrip()
    block.before(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }))
    block.after(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }))
    scrollTo({ top: 0, behavior: 'instant' })
    at(9).click()
    await until(() => current() === 9 && row.scrollLeft > 0)
    expect(scrollY).to.equal(0)
  })

  it('have one Tab stop, with arrow keys, Home and End inside', async () => {
    const { thumbnails, at, shown } = await withStrip()
    expect(thumbnails.filter(one => one.tabIndex === 0)).to.have.length(1)
    at(0).focus()
    for (const [key, expected] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', 11],
      ['Home', 0],
    ] as const) {
      expect(press(document.activeElement ?? at(0), key).defaultPrevented, key).to.equal(true)
      await until(() => document.activeElement === at(expected) && shown() === expected)
      expect(at(expected).tabIndex).to.equal(0)
    }
  })

  it('respond to keys even if the gallery does not, and in right-to-left text', async () => {
    const { at, shown, block } = await withStrip({ keyboard: false })
    block.dir = 'rtl'
    at(0).focus()
    press(at(0), 'ArrowLeft')
    await until(() => document.activeElement === at(1) && shown() === 1)
  })

  it('leave other keys, and shortcuts, to the page', async () => {
    const { at } = await withStrip()
    expect(press(at(0), 'ArrowDown').defaultPrevented).to.equal(false)
    expect(press(at(0), 'Home', { ctrlKey: true }).defaultPrevented).to.equal(false)
  })

  it('lie in the reserved space below the slideshow', async () => {
    const { block, row } = await withStrip({ 'thumbnail-strip-height': 60, 'thumbnail-strip-margin': 30 })
    const stage = block.querySelector('.gallery__stage')?.getBoundingClientRect() ?? new DOMRect()
    const box = row.getBoundingClientRect()
    expect([box.top - stage.bottom, box.height]).to.deep.equal([30, 60])
    expect(Math.round(block.getBoundingClientRect().bottom - box.bottom)).to.equal(0)
  })

  it('cause no layout shift', async () => {
    const html = `<img src="${slide.src}" alt="A quay" width="40" height="30">`.repeat(3)
    let before = 0
    const block = await mount('gallery', { design: 'slideshow', thumbnails: true }, html, host => {
      host.addEventListener(
        'ashlar:mount',
        () => {
          before = host.getBoundingClientRect().height
        },
        true,
      )
    })
    await until(() => block.querySelector('.gallery__thumbnail'))
    expect(before).to.be.above(100)
    expect(block.getBoundingClientRect().height).to.equal(before)
  })

  it('are absent for a single slide', async () => {
    const { block } = await show({ thumbnails: true }, 1)
    expect(block.querySelector('.gallery__thumbnails') === null).to.equal(true)
    const stage = block.querySelector('.gallery__stage')?.getBoundingClientRect().bottom
    expect(block.getBoundingClientRect().bottom).to.equal(stage)
  })

  it('show an icon for a video', async () => {
    const slides = [slide, { type: 'video', src: slide.src, title: 'The kiln' }]
    const { at } = await withStrip({ slides })
    expect(at(1).querySelector('svg') !== null).to.equal(true)
    expect(at(1).ariaLabel).to.equal('Slide 2: The kiln')
  })
})
