import { expect } from 'chai'
import { mount, settle, until } from '../../../../test/mount'
import { type Show, show, slide } from './slideshow.fixture'

const CODES = { ArrowLeft: 37, ArrowRight: 39, Home: 36, End: 35 }

function press(key: keyof typeof CODES, target: Element = document.body, more = {}): KeyboardEvent {
  const keyCode = CODES[key]
  const event = new KeyboardEvent('keydown', {
    key,
    keyCode,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  })
  target.dispatchEvent(event)
  return event
}

describe('the keyboard', () => {
  it('moves a slideshow from anywhere on the page [GAL-62]', async () => {
    const { shown } = await show()
    const event = press('ArrowRight')
    await until(() => shown() === 1)
    expect(event.defaultPrevented).to.equal(true)
    press('ArrowLeft')
    await until(() => shown() === 0)
  })

  it('goes to the ends with Home and End from inside; outside, they scroll the page [LBX-16] [GAL-62]', async () => {
    const { shown, button } = await show({ slides: [slide, slide, slide] })
    expect(press('End').defaultPrevented).to.equal(false)
    button('next').focus()
    expect(press('End', button('next')).defaultPrevented).to.equal(true)
    await until(() => shown() === 2)
    press('Home', button('next'))
    await until(() => shown() === 0)
  })

  it('moves it from inside, too, and keeps the focus', async () => {
    const { shown, button } = await show()
    button('previous').focus()
    press('ArrowRight', button('previous'))
    await until(() => shown() === 1)
    expect(document.activeElement).to.equal(button('previous'))
  })

  it('is mirrored in right-to-left text', async () => {
    const { block, shown } = await show()
    block.dir = 'rtl'
    press('ArrowLeft')
    await until(() => shown() === 1)
  })

  it('moves only the first of two slideshows on the screen', async () => {
    const data = {
      slides: [
        { ...slide, dimensions: '400x30' },
        { ...slide, dimensions: '400x30' },
      ],
    }
    const [first, second] = [await show(data), await show(data)]
    for (const expected of [1, 0, 1]) {
      press('ArrowRight')
      await until(() => first.shown() === expected)
    }
    expect(second.shown()).to.equal(0)
  })

  const untouched = async ({ shown, events }: Show, event: KeyboardEvent): Promise<void> => {
    await settle()
    expect(shown()).to.equal(0)
    expect(events).to.deep.equal([])
    expect(event.defaultPrevented).to.equal(false)
  }

  for (const html of ['<input>', '<textarea></textarea>', '<p contenteditable tabindex="0">x</p>']) {
    it(`is ignored while editing text in ${html} [GAL-20]`, async () => {
      const gallery = await show({ slides: [{ ...slide, description: '' }, slide] })
      gallery.block.insertAdjacentHTML('afterend', html)
      const field = gallery.block.nextElementSibling as HTMLElement
      // Dispatched without focus: only the field’s own editing state blocks the key.
      await untouched(gallery, press('ArrowRight', field))
      field.remove()
      press('ArrowRight')
      await until(() => gallery.shown() === 1)
    })
  }

  it('does nothing while the gallery is in motion [GAL-21]', async () => {
    const { shown } = await show({ speed: 0.3 })
    press('ArrowRight')
    await until(() => shown() === 1)
    expect(press('ArrowRight').defaultPrevented).to.equal(false)
    await settle()
    expect(shown()).to.equal(1)
  })

  it('does nothing while the gallery is off-screen [GAL-22]', async () => {
    const gallery = await show()
    gallery.block.style.marginBlockStart = '300vh'
    await untouched(gallery, press('ArrowRight'))
    gallery.block.scrollIntoView()
    press('ArrowRight')
    await until(() => gallery.shown() === 1)
  })

  it('is ignored if another element has the focus', async () => {
    const gallery = await show()
    gallery.block.insertAdjacentHTML('afterend', '<button>Elsewhere</button>')
    const other = gallery.block.nextElementSibling as HTMLElement
    other.focus()
    await untouched(gallery, press('ArrowRight', other))
  })

  for (const [name, data, more] of [
    ['with a modifier', {}, { altKey: true }],
    ['when it is switched off', { keyboard: false }, {}],
  ] as const) {
    it(`does nothing ${name} [GAL-62]`, async () => {
      await untouched(await show(data), press('ArrowRight', document.body, more))
    })
  }
})

describe('a click on a slide', () => {
  const clickAt = async (block: Element, across: number): Promise<void> => {
    const current = block.querySelector('[data-shown=true]') ?? block
    const { left, width, top } = current.getBoundingClientRect()
    const [clientX, clientY] = [left + width * across, top + 5]
    current.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
    await settle()
  }

  for (const [clickBehaviour, across, expected] of [
    [undefined, 0.2, 3],
    [undefined, 0.8, 1],
    ['half', 0.2, 3],
    ['next', 0.2, 1],
    ['previous', 0.8, 3],
  ] as const) {
    it(`goes to ${expected} at ${across} with behaviour ${clickBehaviour} [GAL-39]`, async () => {
      const { block, shown } = await show(clickBehaviour ? { clickBehaviour } : {})
      await clickAt(block, across)
      await until(() => shown() === expected)
    })
  }

  it('follows the slide’s link and does not move the gallery [GAL-40]', async () => {
    const { block, shown } = await show({ slides: [{ ...slide, clickThroughUrl: '#there' }, slide] })
    const image = block.querySelector<HTMLElement>('[data-shown=true] img')
    image?.click()
    await until(() => location.hash === '#there')
    expect(shown()).to.equal(0)
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('on a video does nothing [GAL-41]', async () => {
    const block = await mount('gallery', { design: 'slideshow', speed: 0 }, '<video></video><video></video>')
    await until(() => block.querySelector('.gallery__stage video'))
    await clickAt(block, 0.9)
    expect(block.querySelector('[data-shown=true]')?.getAttribute('aria-label')).to.equal('1 of 2')
  })
})
