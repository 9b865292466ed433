import { expect } from 'chai'
import { openStage, press, type Stage, wheelOver } from './gestures.fixture'
import { ZOOM } from './zoom.state'

describe('the keyboard and the wheel', () => {
  let open: Stage
  beforeEach(async () => {
    open = await openStage()
  })
  afterEach(() => open.close())

  it('zoom with + − 0, and move a zoomed image with the arrows', () => {
    const button = open.stage.querySelector('button') as HTMLElement
    const keys = ['+', '=', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', '-', '0']
    const views = keys.map(key => {
      expect(press(button, key).defaultPrevented).to.equal(true)
      const { scale, x } = open.shown()
      return [scale, Math.round(x)]
    })
    expect(views).to.deep.equal([
      [1.5, 0],
      [2.25, 0],
      [2.25, -80],
      [2.25, 0],
      [2.25, 80],
      [1.5, 25],
      [1, 0],
    ])
  })

  it("leave the arrows and the page's own zoom alone", () => {
    for (const [key, more] of [
      ['ArrowRight', {}],
      ['+', { ctrlKey: true }],
      ['toString', {}],
    ] as const) {
      expect(press(open.stage, key, more).defaultPrevented).to.equal(false)
    }
    expect(open.shown().scale).to.equal(1)
  })

  it('zoom around the pointer with Ctrl, like a trackpad pinch', () => {
    const event = wheelOver(open.picture, { deltaY: -20, ctrlKey: true, clientX: 300, clientY: 300 })
    expect(event.defaultPrevented).to.equal(true)
    const { scale, x } = open.shown()
    expect(scale).to.be.closeTo(Math.exp(0.2), 0.001)
    expect(x).to.equal(0)
    for (let turn = 0; turn < 20; turn++) wheelOver(open.picture, { deltaY: -999, ctrlKey: true })
    expect(open.shown().scale).to.equal(ZOOM.max)
  })

  it('change slides sideways', () => {
    wheelOver(open.picture, { deltaX: 40 })
    expect(open.asked).to.deep.equal(['next'])
    expect(wheelOver(open.picture, { deltaY: 40 }).defaultPrevented).to.equal(false)
  })
})
