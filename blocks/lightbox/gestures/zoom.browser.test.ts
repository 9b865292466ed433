import { expect } from 'chai'
import { point } from '../../../src/dom/gestures/pointer.fixture'
import { settle, until } from '../../../test/mount'
import { openStage, type Stage, wheelOver } from './gestures.fixture'
import { ZOOM } from './zoom.state'

/** Two fingers around 200, 300 that spread or pinch. */
async function pinch({ picture }: Stage, from: number, to: number, lift = true): Promise<void> {
  const at = (gap: number, time: number, finger: 1 | 2) =>
    [200 + (finger === 1 ? -gap : gap) / 2, 300, time] as const
  point('down', picture, at(from, 0, 1), { pointerId: 1 })
  point('down', picture, at(from, 0, 2), { pointerId: 2 })
  point('move', picture, at(to, 50, 1), { pointerId: 1 })
  point('move', picture, at(to, 50, 2), { pointerId: 2 })
  await settle()
  if (!lift) return
  point('up', picture, at(to, 60, 1), { pointerId: 1 })
  point('up', picture, at(to, 70, 2), { pointerId: 2 })
}

describe('two fingers', () => {
  let open: Stage
  afterEach(() => open.close())

  it('zoom the image between them', async () => {
    open = await openStage()
    await pinch(open, 100, 200)
    expect(open.shown()).to.deep.equal({ scale: 2, x: 0, y: 0 })
    await until(() => open.gestures().isZoomed)
  })

  it('keep the point between them in place', async () => {
    open = await openStage()
    const { picture } = open
    for (const [pointerId, x] of [
      [1, 100],
      [2, 140],
    ] as const) {
      point('down', picture, [x, 300, 0], { pointerId })
    }
    point('move', picture, [180, 300, 20], { pointerId: 2 })
    point('move', picture, [100, 300, 20], { pointerId: 1 })
    await settle()
    // The point 120 px from the start was at -80 from the center; the fingers hold it at 140 now.
    const { scale, x } = open.shown()
    expect(scale).to.equal(2)
    expect(x + scale * -80).to.equal(-60)
    point('up', picture, [180, 300, 30], { pointerId: 2 })
    point('up', picture, [100, 300, 30], { pointerId: 1 })
  })

  for (const [name, to, limit] of [
    ['smaller than it was', 40, ZOOM.min],
    ['larger than four times', 800, ZOOM.max],
  ] as const) {
    it(`spring back from what is ${name}`, async () => {
      open = await openStage()
      await pinch(open, 100, to, false)
      const { scale } = open.shown()
      expect(Math.abs(scale - limit)).to.be.greaterThan(0.1)
      expect(Math.abs(scale - limit)).to.be.lessThan(Math.abs(to / 100 - limit))
      point('up', open.picture, [100, 300, 60], { pointerId: 1 })
      point('up', open.picture, [300, 300, 60], { pointerId: 2 })
      expect(open.shown().scale).to.equal(limit)
      await until(() => open.gestures().isZoomed === limit > 1)
    })
  }

  it('change no slide and close nothing', async () => {
    open = await openStage()
    const { picture, asked } = open
    point('down', picture, [200, 300, 0], { pointerId: 1 })
    point('move', picture, [200, 460, 20], { pointerId: 1 })
    point('down', picture, [300, 300, 30], { pointerId: 2 })
    point('up', picture, [200, 460, 40], { pointerId: 1 })
    point('up', picture, [300, 300, 50], { pointerId: 2 })
    expect(asked).to.deep.equal([])
    expect(open.shown()).to.deep.equal({ scale: 1, x: 0, y: 0 })
  })

  it('become one that continues to move the image', async () => {
    open = await openStage()
    await pinch(open, 100, 400, false)
    const { picture } = open
    point('up', picture, [400, 300, 60], { pointerId: 2 })
    point('move', picture, [40, 300, 400], { pointerId: 1 })
    await settle()
    expect(open.shown()).to.deep.equal({ scale: 4, x: 40, y: 0 })
    point('up', picture, [40, 300, 900], { pointerId: 1 })
  })
})

describe('a zoomed image', () => {
  let open: Stage
  beforeEach(async () => {
    open = await openStage()
    await pinch(open, 100, 400)
    await until(() => open.gestures().isZoomed)
  })
  afterEach(() => open.close())

  it('is moved by one finger, and continues at its speed', async () => {
    const { picture, asked } = open
    point('down', picture, [200, 300, 100])
    point('move', picture, [220, 290, 120])
    await settle()
    expect(open.shown()).to.deep.equal({ scale: 4, x: 20, y: -10 })
    point('up', picture, [220, 290, 120])
    expect(open.shown()).to.deep.equal({ scale: 4, x: 180, y: -90 })
    expect(asked).to.deep.equal([])
  })

  it('stops at its edge', async () => {
    const { picture } = open
    point('down', picture, [0, 300, 100])
    point('move', picture, [900, 300, 900])
    await settle()
    expect(open.shown().x).to.be.greaterThan(400)
    point('up', picture, [900, 300, 1900])
    expect(open.shown().x).to.equal(400)
  })

  it('is reset by `reset`', async () => {
    open.gestures().reset()
    expect(open.shown()).to.deep.equal({ scale: 1, x: 0, y: 0 })
    await until(() => !open.gestures().isZoomed)
  })

  it('is reset when another is shown', async () => {
    open.turn()
    await until(() => open.shown().scale === 1)
    await until(() => !open.gestures().isZoomed)
  })

  it('is reset when the window is resized', () => {
    dispatchEvent(new Event('resize'))
    expect(open.shown()).to.deep.equal({ scale: 1, x: 0, y: 0 })
  })

  it('is moved by the wheel', () => {
    expect(wheelOver(open.picture, { deltaX: 10, deltaY: 20 }).defaultPrevented).to.equal(true)
    expect(open.shown()).to.deep.equal({ scale: 4, x: -10, y: -20 })
    expect(open.asked).to.deep.equal([])
  })
})

it('zooms by a button, and resets', async () => {
  const open = await openStage()
  open.gestures().toggle()
  expect(open.shown()).to.deep.equal({ scale: 3, x: 0, y: 0 })
  await until(() => open.gestures().isZoomed)
  open.gestures().toggle()
  expect(open.shown().scale).to.equal(1)
  open.close()
})

describe('an image on its way', () => {
  it('can be caught', async () => {
    const open = await openStage()
    const { picture } = open
    await pinch(open, 100, 800)
    const [animation] = picture.getAnimations()
    expect(animation?.playState).to.equal('running')
    point('down', picture, [200, 300, 100])
    expect(picture.getAnimations()).to.have.length(0)
    expect(open.shown().scale).to.be.greaterThan(ZOOM.max)
    point('up', picture, [200, 300, 600])
    expect(open.shown().scale).to.equal(ZOOM.max)
    open.close()
  })
})
