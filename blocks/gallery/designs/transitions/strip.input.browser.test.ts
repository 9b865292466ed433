import { expect } from 'chai'
import { dragThrough, point } from '../../../../src/dom/gestures/pointer.fixture'
import { settle, until } from '../../../../test/mount'
import { atRest, strip } from './moving.fixture'

describe('a strip', () => {
  it('centres a clicked neighbour', async () => {
    const gallery = await strip()
    const { stage, seen, shown } = gallery
    const click = (x: number): void => {
      const clientX = stage.getBoundingClientRect().left + x
      stage.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }))
    }
    click(230)
    await settle()
    expect(shown()).to.equal(0)
    click(250)
    await until(() => shown() === 1)
    await atRest(gallery)
    expect(seen()[1]).to.equal(0)
  })

  it('does nothing when the current slide is clicked', async () => {
    const { stage, shown } = await strip({ loop: true })
    const front = stage.firstElementChild ?? stage
    front.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 9999 }))
    await settle()
    expect(shown()).to.equal(0)
  })

  it('wraps around without a gap, and is mirrored in right-to-left text', async () => {
    const gallery = await strip({ loop: true })
    expect(gallery.seen()).to.deep.equal([75, 235, undefined, undefined, -10])
    gallery.block.dir = 'rtl'
    gallery.button('previous').click()
    await until(() => gallery.shown() === 4)
    await until(() => gallery.seen()[4] === 112 || gallery.seen()[4] === 113)
    expect(gallery.seen()[0]).to.be.closeTo(197, 1)
  })

  it('moves by its keys, and fires events', async () => {
    const { shown, events } = await strip()
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true }),
    )
    await until(() => shown() === 1)
    expect(events.map(({ type }) => type)).to.deep.equal(['ashlar:change'])
  })

  it('coasts to the nearest slide after a flick [GAL-45]', async () => {
    const gallery = await strip({ currentIndex: 2 })
    const { stage, seen, shown } = gallery
    dragThrough(stage, [
      [250, 100, 0],
      [240, 100, 10],
      [120, 100, 300],
    ])
    await until(() => shown() === 3)
    await atRest(gallery)
    expect(seen()[3]).to.equal(75)
  })

  it('advances one slide after a short drag [GAL-45]', async () => {
    const { stage, shown } = await strip({ currentIndex: 1 })
    dragThrough(stage, [
      [250, 100, 0],
      [240, 100, 10],
      [190, 100, 600],
      [190, 100, 900],
    ])
    await until(() => shown() === 2)
  })

  for (const [snapPoints, place, expected] of [
    ['none', 25, 0],
    ['10%', 15, 0],
    ['50%', -75, 1],
    ['100%', 75, 0],
  ] as const) {
    it(`rests at ${place} px with snap points ${snapPoints} [GAL-49]`, async () => {
      const gallery = await strip({ designOptions: { snapPoints } })
      const { stage, seen, shown } = gallery
      const drag = snapPoints === '50%' ? -80 : -50
      dragThrough(stage, [
        [250, 100, 0],
        [240, 100, 10],
        [240 + drag, 100, 600],
      ])
      // A pointer at rest before its release does not flick.
      await until(() => seen()[0] === place)
      await atRest(gallery)
      expect([seen()[0], shown()]).to.deep.equal([place, expected])
    })
  }

  it('stays in place during vertical scrolling [GAL-46]', async () => {
    const { stage, seen } = await strip()
    point('down', stage, [200, 100, 0])
    point('move', stage, [195, 130, 20])
    point('move', stage, [100, 160, 40])
    point('up', stage, [100, 160, 60])
    await settle()
    expect(seen()[0]).to.equal(75)
    expect(getComputedStyle(stage).touchAction).to.contain('pan-y')
  })
})
