import { expect } from 'chai'
import { mount, until, violations } from '../../../../test/mount'
import { picture, type Show, show, slide, withReducedMotion } from './slideshow.fixture'

describe('a slideshow', () => {
  it('shows one slide, makes the others inert and is accessible', async () => {
    const { block, shown } = await show()
    expect(shown()).to.equal(0)
    expect(block.querySelectorAll('.gallery__slide[inert]')).to.have.length(3)
    const labels = [...block.querySelectorAll('[aria-roledescription=slide]')].map(one => one.ariaLabel)
    expect(labels).to.deep.equal(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
    expect(block.querySelector('section')?.getAttribute('aria-roledescription')).to.equal('carousel')
    expect(await violations(block)).to.deep.equal([])
  })

  it('moves to the next and previous slide by its buttons, and wraps around [GAL-14]', async () => {
    const { shown, button } = await show()
    button('next').click()
    await until(() => shown() === 1)
    button('previous').click()
    await until(() => shown() === 0)
    button('previous').click()
    await until(() => shown() === 3)
    button('next').click()
    await until(() => shown() === 0)
  })

  it('reports the previous slide, the current one and the direction [GAL-12]', async () => {
    const { events, button } = await show()
    button('previous').click()
    await until(() => events.length === 1)
    const { index, previous, direction, slide } = (events[0] as CustomEvent).detail
    expect([index, previous, direction, slide.id]).to.deep.equal([3, 0, 'reverse', 's3'])
  })

  it('stops at the ends without loop, reports it, and keeps the focus on the button [GAL-13]', async () => {
    const { block, events, shown, button } = await show({ loop: false, currentIndex: -1 })
    const next = button('next')
    next.focus()
    expect(next.getAttribute('aria-disabled')).to.equal('true')
    next.click()
    block.dataset.blockJson = block.dataset.blockJson?.replace('-1', '0') ?? ''
    expect(events.map(({ type }) => type)).to.deep.equal(['ashlar:reached-end'])
    expect(shown()).to.equal(3)
    expect(document.activeElement).to.equal(next)
  })

  it('reports the beginning, too [GAL-13]', async () => {
    const { events, shown, button } = await show({ loop: false })
    button('previous').click()
    expect(events.map(({ type }) => type)).to.deep.equal(['ashlar:reached-beginning'])
    expect(shown()).to.equal(0)
  })

  for (const [currentIndex, loop, expected] of [
    [-1, false, 3],
    [5, true, 1],
    [5, false, 3],
  ] as const) {
    it(`starts with slide ${expected} for index ${currentIndex}, loop ${loop}`, async () => {
      expect((await show({ currentIndex, loop })).shown()).to.equal(expected)
    })
  }

  it('ignores changes while it is in motion, and accepts the next one after that [GAL-10]', async () => {
    const { shown, button } = await show({ speed: 0.3 })
    button('next').click()
    // At once: a busy machine may take as long as the motion for a frame.
    button('next').click()
    await until(() => shown() === 1)
    await until(() => {
      button('next').click()
      return shown() === 2
    })
  })

  it('fires no end event while it is in motion [GAL-10]', async () => {
    const { events, shown, button } = await show({ speed: 0.5, loop: false, currentIndex: 2 })
    button('next').click()
    await until(() => events.length === 1)
    button('next').click()
    expect(shown()).to.equal(3)
    expect(events.map(({ type }) => type)).to.deep.equal(['ashlar:change'])
    await until(() => {
      button('next').click()
      return events.length > 1
    })
    expect(events.at(-1)?.type).to.equal('ashlar:reached-end')
  })

  it('changes immediately under reduced motion', async () => {
    await withReducedMotion(async () => {
      const { shown, button } = await show({ speed: 9 })
      for (const expected of [1, 2, 3]) {
        button('next').click()
        await until(() => shown() === expected)
      }
    })
  })

  it('fades by opacity alone', async () => {
    const { block, button } = await show({ speed: 0.3 })
    const [first, second] = block.querySelectorAll('.gallery__slide')
    if (!first || !second) throw new Error('no slides')
    button('next').click()
    await until(() => Number(getComputedStyle(second).opacity) === 1)
    await until(() => getComputedStyle(first).visibility === 'hidden')
    expect(getComputedStyle(second).transitionProperty).to.equal('opacity')
  })

  it('changes in one second, and loads one slide on each side [GAL-56]', async () => {
    const { block } = await show({ speed: null, currentIndex: 3, loop: false }, 6)
    const shownSlide = block.querySelector('[data-shown=true]') ?? block
    expect(getComputedStyle(shownSlide).transitionDuration).to.equal('1s')
    const loaded = (): boolean[] =>
      [...block.querySelectorAll('.gallery__slide')].map(one => one.querySelector('img') !== null)
    await until(() => loaded()[4])
    expect(loaded()).to.deep.equal([false, false, true, true, true, false])
  })

  it('has buttons of sufficient touch size', async () => {
    const { button } = await show()
    const { width, height } = button('next').getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(44)
    expect(button('next').ariaLabel).to.equal('Next Slide')
  })

  for (const [direction, scale] of [
    ['ltr', 'none'],
    ['rtl', '-1 1'],
  ] as const) {
    it(`has arrows that point outwards in ${direction} text`, async () => {
      const { block, button } = await show()
      block.dir = direction
      const drawing = button('next').querySelector('svg') ?? block
      expect(getComputedStyle(drawing).scale).to.equal(scale)
    })
  }

  for (const [width, words] of [
    [160, 12],
    [300, 200],
    [700, 400],
  ] as const) {
    it(`keeps the ${words} caption clear of its buttons at ${width} px`, async () => {
      const title = 'quay '.repeat(words)
      const { block, button } = await show({ slides: [{ ...slide, title }, slide] })
      block.style.inlineSize = `${width}px`
      const overlay = block.querySelector('.gallery__overlay') ?? block
      const end = button('next').getBoundingClientRect().bottom
      expect(overlay.getBoundingClientRect().top).to.be.at.least(end)
    })
  }

  it('has no buttons for a single slide', async () => {
    const { block } = await show({}, 1)
    expect(block.querySelector('button')).to.equal(null)
    expect(await violations(block)).to.deep.equal([])
  })

  it('has the aspect ratio of its first slide, or the given one', async () => {
    const ratioOf = ({ block }: Show): number => {
      const { width, height } =
        block.querySelector('.gallery__stage')?.getBoundingClientRect() ?? new DOMRect()
      return Math.round((width / height) * 100) / 100
    }
    expect(ratioOf(await show())).to.equal(1.33)
    expect(ratioOf(await show({ aspectRatio: 40 }))).to.equal(2.5)
  })

  it('starts at the slide to which the visitor has scrolled before the upgrade', async () => {
    let mountNow = (): void => {}
    const hold = (event: Event): void => {
      event.preventDefault()
      mountNow = (event as CustomEvent<{ mount: () => void }>).detail.mount
    }
    document.addEventListener('ashlar:mount', hold)
    const html = `<img src="${picture}" alt="A quay" width="40" height="30">`.repeat(4)
    const block = await mount('gallery', { design: 'slideshow' }, html)
    document.removeEventListener('ashlar:mount', hold)
    block.scrollTo({ left: 2 * block.clientWidth, behavior: 'instant' })
    await until(() => block.scrollLeft > block.clientWidth)
    mountNow()
    const slides = await until(() => {
      const found = [...block.querySelectorAll('.gallery__slide')]
      return found.length === 4 && found
    })
    expect(slides.map(one => one.hasAttribute('inert'))).to.deep.equal([true, true, false, true])
    expect(block.scrollLeft).to.equal(0)
  })

  it('has the same box before and after the upgrade', async () => {
    const img = `<img src="${picture}" alt="A quay" width="40" height="30">`
    let mountNow = (): void => {}
    const hold = (event: Event): void => {
      event.preventDefault()
      mountNow = (event as CustomEvent<{ mount: () => void }>).detail.mount
    }
    document.addEventListener('ashlar:mount', hold)
    const html = `<figure>${img}<figcaption>Quay</figcaption></figure><a href="/x">${img}</a>${img}`
    const block = await mount('gallery', { design: 'slideshow' }, html)
    document.removeEventListener('ashlar:mount', hold)
    expect(block.querySelector('.gallery')).to.equal(null)
    const boxes = (): number[] => {
      const image = block.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      return [block.getBoundingClientRect().height, image.x, image.y, image.width, image.height].map(
        Math.round,
      )
    }
    const first = block.querySelector('img') ?? block
    // Before the picture loads, the size comes from its width and height attributes.
    expect(getComputedStyle(first).aspectRatio).to.equal('auto 40 / 30')
    const before = boxes()
    mountNow()
    await until(() => block.querySelector('.gallery'))
    expect(boxes()).to.deep.equal(before)
  })
})
