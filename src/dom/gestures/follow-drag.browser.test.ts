import { expect } from 'chai'
import { settle, until } from '../../../test/mount'
import type { Axis, Release } from './drag.state'
import { type DragOptions, followDrag } from './follow-drag'
import { clickOn, dragThrough, point } from './pointer.fixture'

/** A box of 400 by 300 with a link and a field inside, and its reports of drags. */
function box(options: Partial<DragOptions> = {}) {
  const element = document.createElement('div')
  element.style.cssText = 'inline-size: 400px; block-size: 300px'
  const link = document.createElement('a')
  link.href = '#dragged'
  const field = document.createElement('input')
  element.append(link, field)
  document.body.append(element)
  const starts: Axis[] = []
  const moves: { readonly dx: number; readonly dy: number }[] = []
  const ends: Release[] = []
  const stop = followDrag(element, {
    axis: 'x',
    onStart: axis => void starts.push(axis),
    onMove: way => void moves.push(way),
    onEnd: release => void ends.push(release),
    ...options,
  })
  return { element, link, field, starts, moves, ends, stop }
}

describe('a drag', () => {
  it('is reported from start to end', async () => {
    const { element, starts, moves, ends } = box()
    point('down', element, [200, 100, 0])
    point('move', element, [190, 100, 20])
    expect(starts).to.deep.equal(['x'])
    point('move', element, [150, 110, 400])
    await until(() => moves.length)
    expect(moves).to.deep.equal([{ dx: -40, dy: 10 }])
    point('move', element, [140, 110, 430])
    point('up', element, [140, 110, 430])
    expect(ends).to.have.length(1)
    expect(ends[0]).to.include({ dx: -50, dy: 10, outcome: 'next', isFlick: false, seconds: 0.5 })
  })

  it('is reported once per frame', async () => {
    const { element, moves } = box()
    point('down', element, [200, 100, 0])
    for (let step = 1; step <= 9; step++) point('move', element, [200 - step * 10, 100, step])
    await until(() => moves.length)
    await settle()
    expect(moves).to.deep.equal([{ dx: -80, dy: 0 }])
  })

  it('continues outside the element', () => {
    const { element, ends } = box()
    point('down', element, [200, 100, 0])
    point('move', document.body, [150, 100, 20])
    point('up', document.body, [150, 100, 30])
    expect(ends.map(({ outcome }) => outcome)).to.deep.equal(['next'])
  })

  it('across the axis is the page’s [GAL-46]', () => {
    const { element, starts, ends } = box()
    dragThrough(element, [
      [200, 100, 0],
      [200, 110, 20],
      [20, 110, 40],
    ])
    expect([starts, ends]).to.deep.equal([[], []])
  })

  it('of both axes reports its axis', () => {
    const { element, starts } = box({ axis: 'both' })
    dragThrough(element, [
      [200, 100, 0],
      [200, 110, 20],
    ])
    dragThrough(element, [
      [200, 100, 50],
      [180, 100, 60],
    ])
    expect(starts).to.deep.equal(['y', 'x'])
  })

  for (const [axis, touchAction] of [
    ['x', 'pan-y pinch-zoom'],
    ['y', 'pan-x pinch-zoom'],
    ['both', 'none'],
  ] as const) {
    it(`along ${axis} leaves ${touchAction} to the browser`, () => {
      const { element, stop } = box({ axis })
      expect(getComputedStyle(element).touchAction).to.equal(touchAction)
      stop()
      expect(getComputedStyle(element).touchAction).to.equal('auto')
    })
  }

  for (const [name, type, pointerId] of [
    ['the browser takes the finger', 'cancel', 1],
    ['a second finger comes', 'down', 2],
  ] as const) {
    it(`moves nothing when ${name}`, () => {
      const { element, ends } = box()
      point('down', element, [200, 100, 0])
      point('move', element, [100, 100, 20])
      point(type, element, [100, 100, 30], { pointerId })
      point('up', element, [100, 100, 40])
      expect(ends.map(({ outcome }) => outcome)).to.deep.equal(['stay'])
    })
  }

  it('ends if the mouse returns without its button', () => {
    const { element, ends } = box()
    const mouse = { pointerType: 'mouse' }
    point('down', element, [200, 100, 0], mouse)
    point('move', element, [100, 100, 20], mouse)
    point('move', element, [90, 100, 30], { ...mouse, buttons: 0 })
    expect(ends.map(({ outcome }) => outcome)).to.deep.equal(['stay'])
  })

  it('is not reported once stopped', async () => {
    const { element, moves, ends, stop } = box()
    point('down', element, [200, 100, 0])
    point('move', element, [100, 100, 20])
    point('move', element, [90, 100, 30])
    stop()
    point('up', element, [90, 100, 40])
    dragThrough(element, [
      [200, 100, 50],
      [100, 100, 60],
    ])
    await settle()
    expect([moves, ends]).to.deep.equal([[], []])
  })

  it('does not start in a field, with another button, or if not accepted', () => {
    const places = [
      [200, 100, 0],
      [100, 100, 20],
    ] as const
    const { element, field, starts } = box()
    dragThrough(field, places)
    dragThrough(element, places, { button: 2 })
    expect(starts).to.deep.equal([])
    dragThrough(element, places)
    expect(starts).to.deep.equal(['x'])
    const other = box({ accepts: () => false })
    dragThrough(other.element, places)
    expect(other.starts).to.deep.equal([])
  })

  it('drags no image and selects no text', () => {
    const { element, link } = box()
    const isKept = (type: string): boolean =>
      !link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    expect(isKept('dragstart')).to.equal(false)
    point('down', element, [200, 100, 0])
    expect(['dragstart', 'selectstart'].map(isKept)).to.deep.equal([true, true])
  })
})

describe('the click after a drag', () => {
  const drag = (to: number) => [[200, 100, 0] as const, [to, 100, 20] as const]

  it('does not follow a link, and the next one does', async () => {
    const { link } = box()
    dragThrough(link, drag(100))
    expect(clickOn(link).defaultPrevented).to.equal(true)
    await new Promise(done => setTimeout(done))
    link.addEventListener('click', event => event.preventDefault())
    let heard = 0
    document.body.addEventListener('click', () => heard++, { once: true })
    clickOn(link)
    expect(heard).to.equal(1)
  })

  it('is not suppressed if nothing was dragged', () => {
    const { element, link } = box()
    dragThrough(link, drag(195))
    let heard = 0
    link.addEventListener('click', event => {
      event.preventDefault()
      heard++
    })
    clickOn(element)
    clickOn(link)
    expect(heard).to.equal(1)
  })
})
