import { expect } from 'chai'
import { dragThrough } from '../../../../src/dom/gestures/pointer.fixture'
import { settle, until } from '../../../../test/mount'
import { type Show, show, slide, withReducedMotion } from '../slideshow/slideshow.fixture'
import { withTouchScreen } from './moving.fixture'

const slides = [slide, slide, slide]

/** The zoom animation of a slide’s picture. */
function zoomOf({ block }: Show, index: number): Animation | undefined {
  const picture = block.querySelectorAll('.gallery__slide')[index]?.querySelector('.gallery__frame')
  return picture?.getAnimations()[0]
}

const scaleAtEnd = (zoom: Animation): unknown => (zoom.effect as KeyframeEffect).getKeyframes().at(-1)?.scale

describe('ken-burns', () => {
  it('fades, and zooms the current picture to 1.075 [GAL-42]', async () => {
    const gallery = await show({ transition: 'ken-burns', slides, speed: 0.1 })
    const zoom = await until(() => zoomOf(gallery, 0))
    expect([scaleAtEnd(zoom), zoom.playState]).to.deep.equal(['1.075', 'running'])
    const stage = gallery.block.querySelector('.gallery__stage')
    expect(stage?.getAttribute('data-transition')).to.equal('fade')
    gallery.button('next').click()
    await until(() => zoomOf(gallery, 1))
    await until(() => !zoomOf(gallery, 0))
  })

  it('keeps the zoom of a picture until it has faded out', async () => {
    const gallery = await show({ transition: 'ken-burns', slides, speed: 30 })
    await until(() => zoomOf(gallery, 0))
    gallery.button('next').click()
    await until(() => zoomOf(gallery, 1))
    expect(zoomOf(gallery, 0) === undefined).to.equal(false)
  })

  it('zooms for at most five seconds without a pause button, else for the slide’s interval', async () => {
    for (const [data, expected] of [
      [{}, 5000],
      [{ autoplay: true, autoplayDuration: 8, speed: 2 }, 10_000],
    ] as const) {
      const gallery = await show({ transition: 'ken-burns', slides, ...data })
      const zoom = await until(() => zoomOf(gallery, 0))
      expect(zoom.effect?.getComputedTiming().duration).to.equal(expected)
    }
  })

  it('pauses with autoplay', async () => {
    const gallery = await show({ transition: 'ken-burns', slides, autoplay: true })
    const zoom = await until(() => zoomOf(gallery, 0))
    await until(() => zoom.playState === 'running')
    const button = await until(() => gallery.block.querySelector<HTMLElement>('.gallery__autoplay'))
    button.click()
    await until(() => zoom.playState === 'paused')
    button.click()
    await until(() => zoom.playState === 'running')
  })

  it('does not zoom under reduced motion', async () => {
    await withReducedMotion(async () => {
      const gallery = await show({ transition: 'ken-burns', slides })
      await until(() => gallery.block.querySelector<HTMLElement>('.gallery__stage')?.style.touchAction)
      await settle()
      expect(zoomOf(gallery, 0) === undefined).to.equal(true)
    })
  })
})

describe('a fade', () => {
  for (const [direction, expected] of [
    ['ltr', 1],
    ['rtl', 2],
  ] as const) {
    it(`moves by swipes in ${direction} text [GAL-45]`, async () => {
      await withTouchScreen(async () => {
        const { block, shown } = await show({ slides })
        block.dir = direction
        const stage = await until(() =>
          block.querySelector<HTMLElement>('.gallery__stage[style*=touch-action]'),
        )
        dragThrough(stage, [
          [200, 100, 0],
          [190, 100, 10],
          [120, 100, 200],
        ])
        await until(() => shown() === expected)
      })
    })
  }

  it('is not dragged by a mouse', async () => {
    await withTouchScreen(async () => {
      const { block, shown } = await show({ slides })
      const stage = await until(() =>
        block.querySelector<HTMLElement>('.gallery__stage[style*=touch-action]'),
      )
      const places = [
        [200, 100, 0],
        [190, 100, 10],
        [120, 100, 200],
      ] as const
      dragThrough(stage, places, { pointerType: 'mouse' })
      await settle()
      expect(shown()).to.equal(0)
    })
  })
})
