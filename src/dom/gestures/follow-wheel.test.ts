import { describe, expect, it } from 'vitest'
import { isSideways, STEP_PX, type Turn, turn, WHEEL_AT_REST, type Wheel } from './follow-wheel'

/** The steps of sideways turns: [px, ms after the previous one]. */
function steps(...turns: readonly (readonly [number, number])[]): (string | null)[] {
  let wheel: Wheel = WHEEL_AT_REST
  let time = 0
  return turns.map(([x, ms]) => {
    time += ms
    const now: Turn = { x, y: 0, time }
    wheel = turn(wheel, now)
    return wheel.step
  })
}

describe('a sideways gesture on a trackpad', () => {
  it('steps after some distance', () => {
    expect(steps([20, 16], [STEP_PX - 21, 16], [1, 16])).toEqual([null, null, 'next'])
    expect(steps([-20, 16], [-20, 16])).toEqual([null, 'previous'])
  })

  it('steps once, however it accelerates and fades', () => {
    const swipe = [4, 12, 30, 60, 90, 80, 60, 45, 33, 24, 18, 12, 9, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1]
    expect(steps(...swipe.map(px => [px, 16] as const)).filter(Boolean)).toEqual(['next'])
  })

  it('steps again after a pause', () => {
    expect(steps([40, 16], [40, 150], [40, 151])).toEqual(['next', null, 'next'])
  })

  it('forgets a small distance after a pause', () => {
    expect(steps([20, 16], [20, 151])).toEqual([null, null])
  })

  it('steps back immediately', () => {
    expect(steps([40, 16], [-40, 16])).toEqual(['next', 'previous'])
  })

  it('steps again if pushed while fading', () => {
    const fading = [...Array(20)].map(() => [3, 16] as const)
    expect(steps([40, 16], ...fading, [9, 16]).filter(Boolean)).toEqual(['next'])
    expect(steps([40, 16], ...fading, [31, 16]).filter(Boolean)).toEqual(['next', 'next'])
  })
})

describe('a wheel event', () => {
  it.each([
    [5, 4, true],
    [-5, 4, true],
    [5, -5, false],
    [0, 100, false],
  ])('of %i, %i is sideways: %s', (x, y, expected) => {
    expect(isSideways({ x, y })).toBe(expected)
  })
})
