import { expect } from 'chai'
import { clickOn, dragThrough, point } from '../../../src/dom/gestures/pointer.fixture'
import { settle, until } from '../../../test/mount'
import { SHADE } from './follow-slide'
import { TAP_MS } from './follow-taps'
import { openStage, press, type Stage } from './gestures.fixture'
import { CLOSE_PX } from './slide.state'

/** A slow drag from the center, over after 600 ms. */
function drag({ picture }: Stage, across: number, down: number, ms = 600): void {
  dragThrough(picture, [
    [200, 300, 0],
    [200 + Math.sign(across) * 10, 300 + Math.sign(down) * 10, ms / 2],
    [200 + across, 300 + down, ms],
  ])
}

describe('a sideways drag', () => {
  let open: Stage
  afterEach(() => open.close())

  for (const [dir, across, expected] of [
    ['ltr', -60, 'next'],
    ['ltr', 60, 'previous'],
    ['rtl', -60, 'previous'],
    ['rtl', 60, 'next'],
  ] as const) {
    it(`of ${across} px goes to the ${expected} where text is ${dir} [GAL-45]`, async () => {
      open = await openStage({ dir })
      drag(open, across, 0)
      expect(open.asked).to.deep.equal([expected])
    })
  }

  it('moves the image', async () => {
    open = await openStage()
    const { picture } = open
    point('down', picture, [200, 300, 0])
    point('move', picture, [190, 300, 20])
    point('move', picture, [150, 330, 300])
    await until(() => open.shown().x)
    expect(open.shown()).to.deep.equal({ scale: 1, x: -40, y: 0 })
    point('cancel', picture, [150, 330, 310])
    expect(open.shown()).to.deep.equal({ scale: 1, x: 0, y: 0 })
    expect(open.asked).to.deep.equal([])
  })

  it('lets the image continue on its way out', async () => {
    open = await openStage()
    drag(open, -100, 0)
    expect(open.shown()).to.deep.equal({ scale: 1, x: -400, y: 0 })
    await settle()
    await settle()
    expect(open.shown().x).to.equal(-400)
  })

  it('leaves it in its position for when it is shown again', async () => {
    open = await openStage()
    drag(open, -100, 0)
    await settle()
    open.turnBack()
    await until(() => open.shown().x === 0)
    expect(open.picture.getAnimations()).to.have.length(0)
  })

  it('leaves it in its position once it is gone', async () => {
    open = await openStage()
    drag(open, -100, 0)
    await settle()
    expect(open.shown().x).to.equal(-400)
    await until(() => open.shown().x === 0)
    expect(open.asked).to.deep.equal(['next'])
  })

  it('brings it back if the lightbox does not step', async () => {
    open = await openStage({ turns: false })
    drag(open, -100, 0)
    await until(() => open.shown().x === 0)
    expect(open.asked).to.deep.equal(['next'])
  })

  it('that is too short brings it back [GAL-45]', async () => {
    open = await openStage()
    drag(open, -50, 0)
    expect(open.shown()).to.deep.equal({ scale: 1, x: 0, y: 0 })
    expect(open.asked).to.deep.equal([])
  })

  it('meets resistance without neighbours', async () => {
    open = await openStage({ canDrag: false })
    const { picture } = open
    point('down', picture, [200, 300, 0])
    point('move', picture, [190, 300, 20])
    point('move', picture, [90, 300, 300])
    await until(() => open.shown().x)
    expect(open.shown().x).to.be.within(-99, -1)
    point('up', picture, [90, 300, 600])
    expect(open.asked).to.deep.equal([])
    expect(open.shown().x).to.equal(0)
  })
})

describe('a drag down', () => {
  let open: Stage
  afterEach(() => open.close())

  it('fades the overlay, and closes', async () => {
    open = await openStage()
    const { picture, stage } = open
    point('down', picture, [200, 300, 0])
    point('move', picture, [200, 310, 20])
    point('move', picture, [230, 510, 300])
    await until(() => open.shown().y)
    expect(open.shown()).to.deep.equal({ scale: 1, x: 0, y: 200 })
    expect(stage.style.getPropertyValue(SHADE)).to.equal('0.750')
    point('up', picture, [230, 510, 600])
    expect(open.asked).to.deep.equal(['close'])
    expect(open.shown().y).to.equal(200)
  })

  it('that is too short does not close', async () => {
    open = await openStage()
    drag(open, 0, CLOSE_PX)
    await until(() => !open.stage.style.getPropertyValue(SHADE))
    expect(open.asked).to.deep.equal([])
    expect(open.shown().y).to.equal(0)
  })

  it('closes if it is a flick', async () => {
    open = await openStage()
    drag(open, 0, 70, 100)
    expect(open.asked).to.deep.equal(['close'])
  })

  it('does not close upward', async () => {
    open = await openStage()
    drag(open, 0, -300)
    expect(open.asked).to.deep.equal([])
    expect(open.shown().y).to.equal(0)
  })

  it('moves a zoomed image instead', async () => {
    open = await openStage()
    press(open.stage, '+')
    for (const animation of open.picture.getAnimations()) animation.finish()
    drag(open, 0, 300)
    drag(open, -300, 0)
    expect(open.asked).to.deep.equal([])
  })
})

describe('a tap', () => {
  let open: Stage
  beforeEach(async () => {
    open = await openStage()
  })
  afterEach(() => open.close())

  /** A press and its click. */
  const tap = (target: Element, pointerType: string): void => {
    point('down', target, [200, 300, 0], { pointerType })
    point('up', target, [200, 300, 50], { pointerType })
    clickOn(target)
  }

  it('by mouse is reported immediately', () => {
    tap(open.picture, 'mouse')
    expect(open.asked).to.deep.equal(['tap img'])
  })

  it('by finger waits for a second one', async () => {
    const start = performance.now()
    tap(open.picture, 'touch')
    expect(open.asked).to.deep.equal([])
    await until(() => open.asked.length)
    expect(performance.now() - start).to.be.at.least(TAP_MS - 1)
    expect(open.asked).to.deep.equal(['tap img'])
  })

  it('beside the image, or on a control, never waits', () => {
    tap(open.stage, 'touch')
    tap(open.stage.querySelector('button') as Element, 'touch')
    expect(open.asked).to.deep.equal(['tap div', 'tap button'])
  })

  it("and another zoom to the image's own size, and out again", async () => {
    for (const scale of [3, 1]) {
      tap(open.picture, 'touch')
      tap(open.picture, 'touch')
      expect(open.shown().scale).to.equal(scale)
    }
    tap(open.stage, 'touch')
    expect(open.asked).to.deep.equal(['tap div'])
  })

  it('by mouse twice zooms, unless the first one changed the slide', async () => {
    tap(open.picture, 'mouse')
    tap(open.picture, 'mouse')
    expect(open.shown().scale).to.equal(3)
    expect(open.asked).to.deep.equal(['tap img'])
  })

  it('on a zoomed image is not reported', async () => {
    press(open.stage, '+')
    tap(open.picture, 'mouse')
    expect(open.asked).to.deep.equal([])
  })
})

describe('a removed stage', () => {
  it('follows no gestures', async () => {
    const open = await openStage()
    open.close()
    drag(open, -200, 0)
    expect(press(open.picture, '+').defaultPrevented).to.equal(false)
    expect(open.asked).to.deep.equal([])
    open.gestures().reset()
  })
})
