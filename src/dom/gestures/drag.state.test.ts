import { describe, expect, it } from 'vitest'
import { type Drag, dragTo, press, release, settleSeconds, travelled } from './drag.state'

/** A pointer that is pressed at 100, 100 and then moves through these positions: [x, y, ms]. */
function dragged(...places: readonly (readonly [number, number, number])[]): Drag {
  return places.reduce<Drag>(
    (drag, [x, y, time]) => dragTo(drag, { x, y, time }),
    press({ x: 100, y: 100, time: 0 }),
  )
}

describe('the axis of a drag', () => {
  it.each([
    [109, 109, null],
    [110, 100, 'x'],
    [90, 105, 'x'],
    [105, 90, 'y'],
    [100, 110, 'y'],
  ] as const)('at %i, %i is %s [GAL-46]', (x, y, axis) => {
    expect(dragged([x, y, 10]).axis).toBe(axis)
  })

  it('stays once it is locked [GAL-46]', () => {
    expect(dragged([112, 100, 10], [112, 400, 20]).axis).toBe('x')
  })

  it('locks after any number of small movements [GAL-46]', () => {
    expect(dragged([104, 100, 10], [108, 100, 20], [111, 100, 30]).axis).toBe('x')
  })
})

describe('the dragged element', () => {
  it('does not jump when the axis locks', () => {
    const drag = dragged([112, 103, 10])
    expect(travelled(drag)).toEqual({ x: 0, y: 0 })
    expect(travelled(dragTo(drag, { x: 142, y: 98, time: 20 }))).toEqual({ x: 30, y: -5 })
  })
})

describe('a drag that ends', () => {
  it.each([
    [50, 400, 'stay'],
    [51, 400, 'previous'],
    [-51, 400, 'next'],
    [-50, 400, 'stay'],
  ] as const)('after %i px and %i ms: %s [GAL-45]', (px, ms, outcome) => {
    const { isFlick, ...rest } = release(dragged([100 + px, 100, ms]), ms, 300)
    expect([rest.outcome, isFlick]).toEqual([outcome, false])
  })

  it.each([
    [10, 250, 'stay', false],
    [11, 250, 'previous', true],
    [-11, 250, 'next', true],
    [11, 251, 'stay', false],
  ] as const)('as a flick of %i px in %i ms: %s [GAL-45]', (px, ms, outcome, isFlick) => {
    const end = release(dragged([100 + px, 100, ms]), ms, 300)
    expect([end.outcome, end.isFlick]).toEqual([outcome, isFlick])
  })

  it('counts the axis it was locked to [GAL-45]', () => {
    const end = release(dragged([100, 120, 10], [300, 40, 400]), 400, 300)
    expect([end.axis, end.outcome]).toEqual(['y', 'next'])
  })

  it('is measured from press to release [GAL-45]', () => {
    expect(release(dragged([300, 100, 200], [140, 100, 400]), 400, 300).outcome).toBe('stay')
    expect(release(dragged([120, 100, 200], [151, 100, 400]), 400, 300)).toMatchObject({
      outcome: 'previous',
      dx: 31,
      dy: 0,
    })
  })

  it('moves nothing if interrupted', () => {
    expect(release(dragged([200, 100, 100]), 100, 300, true)).toMatchObject({
      outcome: 'stay',
      isFlick: false,
    })
  })

  it('is as fast as its last movements', () => {
    const drag = dragged([110, 100, 1000], [130, 90, 1020], [210, 50, 1050])
    expect(release(drag, 1050, 300).velocity).toEqual({ x: 2, y: -1 })
  })

  it('has no velocity if the pointer rested', () => {
    expect(release(dragged([200, 100, 50], [300, 100, 80]), 400, 300).velocity).toEqual({ x: 0, y: 0 })
  })
})

describe('the time until a slide rests', () => {
  it.each([
    [300, 1, 0.3],
    [300, -1, 0.3],
    [300, 5, 0.2],
    [300, 0.1, 0.5],
    [300, 0, 0.5],
    [0, 0, 0.2],
    [-20, 1, 0.2],
  ])('for %i px at %d px per ms is %d s [GAL-47]', (px, velocity, seconds) => {
    expect(settleSeconds(px, velocity)).toBe(seconds)
  })

  it('covers the remaining way, or the way back [GAL-47]', () => {
    const on = release(dragged([110, 100, 300], [210, 100, 350]), 350, 500)
    expect([on.outcome, on.velocity.x, on.seconds]).toEqual(['previous', 2, 0.2])
    const slow = release(dragged([110, 100, 300], [160, 100, 350]), 350, 450)
    expect([slow.outcome, slow.seconds]).toEqual(['previous', 0.4])
    const back = release(dragged([110, 100, 900], [120, 100, 950]), 950, 9000)
    expect([back.outcome, back.seconds]).toEqual(['stay', 0.2])
  })
})
