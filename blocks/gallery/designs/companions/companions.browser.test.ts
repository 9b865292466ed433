import { expect } from 'chai'
import { until, violations } from '../../../../test/mount'
import { pictureOf } from '../layouts/layouts.fixture'
import { show, withReducedMotion } from '../slideshow/slideshow.fixture'

const SHAPES = [
  [400, 300],
  [300, 400],
  [600, 200],
] as const

const slides = SHAPES.map(([width, height], index) => ({
  src: pictureOf(width, height),
  alt: `Picture ${index}`,
  dimensions: `${width}x${height}`,
}))

it('is a legacy gallery: it advances after a second, by its buttons and by the arrow keys [GAL-27] [GAL-30]', async () => {
  const start = performance.now()
  const { button, shown } = await show({ legacy: true, autoplay: true })
  await until(() => shown() === 1)
  expect(performance.now() - start).to.be.within(900, 4000)
  button('next').click()
  await until(() => shown() === 2)
  for (const [keyCode, expected] of [
    [39, 3],
    [37, 2],
  ] as const) {
    document.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true }))
    await until(() => shown() === expected)
  }
})

describe('a slideshow with a counter', () => {
  it('shows the position and the number of slides [GAL-28]', async () => {
    const { block, button } = await show({ counter: true })
    const counter = await until(() => block.querySelector('.gallery__counter'))
    expect(counter.textContent).to.equal('1 / 4')
    button('next').click()
    await until(() => counter.textContent === '2 / 4')
    expect(await violations(block)).to.deep.equal([])
  })

  it('counts in the digits of the page [GAL-28]', async () => {
    const { block } = await show({ counter: true })
    expect((await until(() => block.querySelector('.gallery__counter'))).textContent).to.equal('1 / 4')
    document.documentElement.lang = 'ar-EG'
    try {
      const other = (await show({ counter: true })).block
      expect((await until(() => other.querySelector('.gallery__counter'))).textContent).to.equal('١ / ٤')
    } finally {
      document.documentElement.lang = 'en'
    }
  })

  it('has no counter by default', async () => {
    const { block } = await show({ thumbnails: true })
    await until(() => block.querySelector('.gallery__thumbnails'))
    expect(block.querySelector('.gallery__counter') === null).to.equal(true)
  })
})

describe('a slideshow with automatic height', () => {
  const heightOf = (block: Element): number =>
    Math.round(block.querySelector('.gallery__stage')?.getBoundingClientRect().height ?? 0)

  it('takes the height of each slide, immediately under reduced motion [GAL-29]', async () => {
    await withReducedMotion(async () => {
      const { block, button } = await show({ slides, followHeight: true })
      expect(heightOf(block)).to.equal(225)
      for (const height of [400, 100, 225]) {
        button('next').click()
        await until(() => heightOf(block) === height)
      }
    })
  })

  it('animates its height for the duration of the change [GAL-29]', async () => {
    const { block, button } = await show({ slides, followHeight: true, speed: 0.5 })
    await until(
      () =>
        getComputedStyle(block.querySelector('.gallery__stage') ?? block).transitionProperty ===
        'aspect-ratio',
    )
    button('next').click()
    await until(() => heightOf(block) > 230 && heightOf(block) < 395)
    await until(() => heightOf(block) === 400)
  })

  it('keeps one height by default', async () => {
    const { block, button, shown } = await show({ slides })
    button('next').click()
    await until(() => shown() === 1)
    expect(heightOf(block)).to.equal(225)
  })
})
