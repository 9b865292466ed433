import { expect } from 'chai'
import { point } from '../../../../src/dom/gestures/pointer.fixture'
import { errorsDuring, settle, until } from '../../../../test/mount'
import { show, withReducedMotion } from '../slideshow/slideshow.fixture'
import { atRest, moving } from './moving.fixture'

const LONG = 60

describe('moving slides', () => {
  for (const transition of ['scroll', 'swipe', 'new-swipe']) {
    it(`pass side by side, by transforms alone: ${transition} [GAL-42]`, async () => {
      const { stage, seen, button } = await moving({ transition, speed: LONG })
      const height = stage.getBoundingClientRect().height
      button('next').click()
      const [first = 0, second = 0] = await until(() => {
        const [first, second] = seen()
        return first !== undefined && second !== undefined && first < 0 && [first, second]
      })
      expect(second - first).to.be.closeTo(300, 1)
      expect(stage.getBoundingClientRect().height).to.equal(height)
    })

    it(`leave nothing behind at rest: ${transition} [GAL-42]`, async () => {
      const gallery = await moving({ transition, speed: 0.1 })
      const { stage, seen, button } = gallery
      button('next').click()
      await until(() => seen()[1] === 0)
      await atRest(gallery)
      expect(seen()).to.deep.equal([undefined, 0, undefined, undefined])
      expect([...stage.children].map(child => child.getAttribute('style') || '').join('')).to.equal('')
    })
  }

  it('wrap around the shorter way [GAL-14]', async () => {
    const { seen, button } = await moving({ transition: 'scroll', speed: LONG })
    button('previous').click()
    await until(() => (seen()[0] ?? 0) > 0)
    expect(seen()[3]).to.be.below(0)
  })

  it('fade if the transition is unknown [GAL-42]', async () => {
    const { block, shown, button } = await show({ transition: 'wipe' })
    button('next').click()
    await until(() => shown() === 1)
    expect(block.querySelector('.gallery__stage')?.getAttribute('data-transition')).to.equal('fade')
  })

  it('ignore keys in motion, and are interrupted by the buttons [GAL-10] [GAL-21]', async () => {
    const { button, shown, seen } = await moving({ transition: 'scroll', speed: LONG })
    button('next').click()
    await until(() => (seen()[0] ?? 0) < 0)
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true }),
    )
    await settle()
    expect(shown()).to.equal(1)
    button('next').click()
    await until(() => shown() === 2)
    expect(seen()[0], 'the first is still on its way out').to.be.within(-200, -1)
  })

  it('continue when something else in the gallery is clicked', async () => {
    const { stage, button, seen } = await moving({ transition: 'scroll', speed: LONG })
    button('next').click()
    await until(() => (seen()[0] ?? 0) < 0)
    stage.parentElement?.click()
    await settle()
    expect(seen()[0]).to.be.within(-200, -1)
  })

  it('survive the removal of the gallery in motion [GAL-33]', async () => {
    const errors = await errorsDuring(async () => {
      const { block, button, seen } = await moving({ transition: 'scroll', speed: LONG })
      button('next').click()
      await until(() => (seen()[0] ?? 0) < 0)
      block.remove()
      await until(() => !block.querySelector('.gallery'))
      await settle()
    })
    expect(errors).to.deep.equal([])
  })

  it('jump under reduced motion, but can be dragged', async () => {
    await withReducedMotion(async () => {
      const { stage, seen, button } = await moving({ transition: 'new-swipe', speed: LONG })
      button('next').click()
      await until(() => seen()[1] === 0)
      point('down', stage, [200, 100, 0])
      point('move', stage, [180, 100, 20])
      point('move', stage, [120, 100, 400])
      await until(() => seen()[1] === -60)
      point('up', stage, [120, 100, 500])
      await until(() => seen()[2] === 0)
      expect(seen()[1]).to.equal(undefined)
    })
  })
})
