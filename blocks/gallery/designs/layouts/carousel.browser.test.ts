import { expect } from 'chai'
import { until } from '../../../../test/mount'
import { type Layout, lay, SIZES, slideOf } from './layouts.fixture'

/** Number of slides that the row shows at once. */
function inView({ pictures }: Layout): number {
  const row = pictures.getBoundingClientRect()
  return [...pictures.children].filter(cell => {
    const { left, right } = cell.getBoundingClientRect()
    return left >= row.left - 1 && right <= row.right + 1
  }).length
}

/** Indices of the slides that the row shows. */
function shown({ pictures }: Layout): number[] {
  const row = pictures.getBoundingClientRect()
  return [...pictures.children].flatMap((cell, index) => {
    const { left, right } = cell.getBoundingClientRect()
    return left >= row.left - 1 && right <= row.right + 1 ? [index] : []
  })
}

const carousel = (data: object = {}, width = 1000, more = ''): Promise<Layout> =>
  lay({ design: 'carousel', ...data }, width, more)

function button({ block }: Layout, name: 'previous' | 'next'): HTMLButtonElement | null {
  return block.querySelector<HTMLButtonElement>(`.gallery__${name}`)
}

const isDisabled = (row: Layout, name: 'previous' | 'next'): boolean =>
  button(row, name)?.getAttribute('aria-disabled') === 'true'

const isAt = (row: Layout, slides: readonly number[]): Promise<boolean> =>
  until(() => shown(row).join() === slides.join())

describe('a carousel', () => {
  it('shows three slides, 1 px apart, by default [GAL-53]', async () => {
    const row = await carousel()
    expect(inView(row)).to.equal(3)
    const [first, second] = row.cells()
    expect((second?.x ?? 0) - (first?.width ?? 0)).to.equal(1)
  })

  for (const [slidesPerRow, width, expected] of [
    [5, 479, 2],
    [1, 479, 1],
    [5, 480, 3],
    [5, 723, 3],
    [2, 723, 2],
    [5, 724, 5],
  ] as const) {
    it(`shows ${expected} of ${slidesPerRow} slides in ${width} px [GAL-34] [GAL-35]`, async () => {
      expect(inView(await carousel({ slidesPerRow }, width))).to.equal(expected)
    })
  }

  it('moves by groups, and stops at the first and the last [GAL-36] [GAL-38]', async () => {
    const row = await carousel()
    const rested: unknown[] = []
    row.block.addEventListener('ashlar:change', event => rested.push((event as CustomEvent).detail.index))
    expect([isDisabled(row, 'previous'), isDisabled(row, 'next')]).to.deep.equal([true, false])
    button(row, 'next')?.click()
    await until(() => rested.join() === '3')
    expect(shown(row)).to.deep.equal([3, 4, 5])
    await until(() => !isDisabled(row, 'previous') && !isDisabled(row, 'next'))
    button(row, 'next')?.click()
    await until(() => rested.join() === '3,5')
    expect(shown(row)).to.deep.equal([5, 6, 7])
    await until(() => isDisabled(row, 'next'))
    button(row, 'previous')?.click()
    await until(() => rested.join() === '3,5,3')
    expect(shown(row)).to.deep.equal([3, 4, 5])
    button(row, 'previous')?.click()
    await until(() => rested.join() === '3,5,3,0')
    expect(shown(row)).to.deep.equal([0, 1, 2])
    await until(() => isDisabled(row, 'previous'))
  })

  it('is mirrored in right-to-left text', async () => {
    const row = await carousel({}, 1000, 'direction: rtl')
    button(row, 'next')?.click()
    await isAt(row, [3, 4, 5])
    expect(row.pictures.scrollLeft).to.be.below(0)
    button(row, 'previous')?.click()
    await isAt(row, [0, 1, 2])
  })

  it('tracks free scrolling', async () => {
    const row = await carousel()
    row.pictures.scrollTo({ left: 99_999, behavior: 'instant' })
    await until(() => isDisabled(row, 'next') && !isDisabled(row, 'previous'))
  })

  it('hides its buttons when everything fits in one row, and shows them when it does not [GAL-37]', async () => {
    const row = await carousel({ slides: SIZES.slice(0, 3).map(slideOf) })
    expect(button(row, 'next') === null).to.equal(true)
    row.block.style.inlineSize = '400px'
    await until(() => button(row, 'next'))
    row.block.style.inlineSize = '1000px'
    await until(() => !button(row, 'next'))
  })

  it('fires events for each slide that comes first, and at the ends', async () => {
    const row = await carousel()
    const fired: unknown[] = []
    for (const type of ['change', 'reached-end', 'reached-beginning']) {
      row.block.addEventListener(`ashlar:${type}`, event => {
        const { index, previous, direction, slide } = (event as CustomEvent).detail
        fired.push([type, index, previous, direction, slide?.title])
      })
    }
    const steps = [
      ['previous', ['reached-beginning', 0, undefined, undefined, undefined]],
      ['next', ['change', 3, 0, 'forward', 'Title 4']],
      ['next', ['change', 5, 3, 'forward', 'Title 6']],
      ['next', ['reached-end', 5, undefined, undefined, undefined]],
      ['previous', ['change', 3, 5, 'reverse', 'Title 4']],
    ] as const
    for (const [index, [name]] of steps.entries()) {
      button(row, name)?.click()
      await until(() => fired.length > index)
    }
    expect(fired).to.deep.equal(steps.map(([, event]) => event))
  })

  it('moves with the arrow keys, and to its ends with Home and End from inside [LBX-16] [GAL-62]', async () => {
    const { block, pictures } = await carousel()
    const press = (key: string, target: Element = document.body): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const moved: number[] = []
    block.addEventListener('ashlar:change', event => moved.push((event as CustomEvent).detail.index))
    expect(press('ArrowRight')).to.equal(false)
    await until(() => moved.at(-1) === 3)
    // Outside, it scrolls the page.
    expect(press('Home')).to.equal(true)
    pictures.focus()
    expect(press('End', pictures)).to.equal(false)
    await until(() => moved.at(-1) === 5)
    press('Home', pictures)
    await until(() => moved.at(-1) === 0)
  })

  it('does not listen to keys if they are switched off [GAL-62]', async () => {
    const { pictures } = await carousel({ keyboard: false })
    pictures.focus()
    expect(
      pictures.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true })),
    ).to.equal(true)
  })

  it('can be scrolled by the keyboard, and stops at slides', async () => {
    const { pictures } = await carousel()
    expect(pictures.tabIndex).to.equal(0)
    const { scrollSnapType } = getComputedStyle(pictures)
    expect(scrollSnapType).to.match(/^(inline|x) mandatory$/)
  })
})
