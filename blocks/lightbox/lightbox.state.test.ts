import { describe, expect, it } from 'vitest'
import {
  beside,
  DEFAULTS,
  destroy,
  distance,
  goTo,
  hide,
  type LightboxState,
  NAV_HOVER_MS,
  open,
  step,
} from './lightbox.state'

const DESKTOP = { count: 3, loop: true }
const MOBILE = { count: 3, loop: false }

it('starts from the defaults of the specification [LBX-18]', () => {
  expect(DEFAULTS).toEqual({
    speed: 0.6,
    transitionSpeed: 0.6,
    padding: 100,
    theme: 'dark',
    overlayOpacity: 0.95,
    overlayFade: 0.3,
    keyboard: true,
    captions: true,
    filmstrip: false,
  })
})

it('keeps the hover class for 500 ms [LBX-19]', () => {
  expect(NAV_HOVER_MS).toBe(500)
})

it('goes to any slide while it is open', () => {
  const opened = open(0, 5)
  expect(goTo(opened, 3, 1000)).toEqual({ phase: 'open', index: 3, steppedAt: 1000 })
  expect(goTo(opened, 0, 1000)).toBe(opened)
  const hidden = hide(opened)
  expect(goTo(hidden, 3, 1000)).toBe(hidden)
})

it('is open, then hidden, then destroyed, in no other order [LBX-08]', () => {
  const opened = open(1, 3)
  const phases = [opened, hide(opened), destroy(hide(opened))]
  expect(phases.map(({ phase }) => phase)).toEqual(['open', 'hidden', 'destroyed'])
  expect(destroy(opened)).toBe(opened)
  expect(hide(destroy(hide(opened))).phase).toBe('destroyed')
})

it.each([
  [1, 3, 1],
  [7, 3, 2],
  [-1, 3, 0],
  [Number.NaN, 3, 0],
])('opens %s of %s slides at %s', (index, count, expected) => {
  expect(open(index, count).index).toBe(expected)
})

describe('a step', () => {
  it('moves to the adjacent slide', () => {
    expect(step(open(1, 3), 'next', DESKTOP, 0).index).toBe(2)
    expect(step(open(1, 3), 'previous', DESKTOP, 0).index).toBe(0)
  })

  it('happens once in 200 ms [LBX-07]', () => {
    const moved = step(open(0, 3), 'next', DESKTOP, 1000)
    expect(step(moved, 'next', DESKTOP, 1199)).toBe(moved)
    expect(step(moved, 'next', DESKTOP, 1200).index).toBe(2)
  })

  it('wraps around on desktop only [LBX-14]', () => {
    expect([beside(2, 'next', DESKTOP), beside(0, 'previous', DESKTOP)]).toEqual([0, 2])
    expect([beside(2, 'next', MOBILE), beside(0, 'previous', MOBILE)]).toEqual([2, 0])
    const last = open(2, 3)
    expect(step(last, 'next', MOBILE, 0)).toBe(last)
  })

  it('does nothing while the lightbox fades out', () => {
    const hidden: LightboxState = hide(open(0, 3))
    expect(step(hidden, 'next', DESKTOP, 0)).toBe(hidden)
  })
})

it.each([
  [0, 4, 5, true, 1],
  [4, 0, 5, true, -1],
  [2, 0, 5, true, 2],
  [1, 0, 2, true, 1],
  [0, 4, 5, false, -4],
])('measures from %s to %s of %s the short way if it loops', (index, shown, count, loop, steps) => {
  expect(distance(index, shown, { count, loop })).toBe(steps)
})
