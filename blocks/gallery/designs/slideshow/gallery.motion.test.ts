import { describe, expect, it } from 'vitest'
import { grabbed } from '../../rules/gallery.grab'
import { goTo, hasMoved, inMotion, isBlocked, restAt, step } from './gallery.motion'

const track = { count: 10, loop: true }
const duration = 600
const started = step(restAt(3), 'forward', track, { now: 1000, duration })

describe('a gallery', () => {
  it.each([
    [restAt(3), false],
    [started, true],
    [grabbed(restAt(3)), true],
    [step(restAt(3), 'forward', track, { now: 1000, duration: 0 }), true],
  ])('at %j has moved: %j', (motion, expected) => {
    expect(hasMoved(motion)).toBe(expected)
  })
})

describe('a change', () => {
  it('records its origin and its end time', () => {
    expect(started).toEqual({ index: 4, previous: 3, direction: 'forward', movingUntil: 1600 })
  })

  it('is rejected while the gallery is in motion [GAL-10]', () => {
    const early = { now: 1599, duration }
    expect(isBlocked(started, early)).toBe(true)
    expect(step(started, 'forward', track, early)).toBe(started)
    expect(goTo(started, 8, track, early)).toBe(started)
  })

  it('is accepted after the motion', () => {
    expect(step(started, 'forward', track, { now: 1600, duration }).index).toBe(5)
  })

  it('is rejected while a linked gallery is in motion [GAL-11]', () => {
    const still = restAt(0)
    const linked = [restAt(0), started]
    expect(step(still, 'forward', track, { now: 1200, duration, linked })).toBe(still)
    expect(step(still, 'forward', track, { now: 1600, duration, linked }).index).toBe(1)
  })

  it.each([
    ['forward', step(restAt(9), 'forward', track, { now: 0, duration })],
    ['reverse', step(restAt(0), 'reverse', track, { now: 0, duration })],
    ['forward', goTo(restAt(2), 7, track, { now: 0, duration })],
    ['reverse', goTo(restAt(7), 2, track, { now: 0, duration })],
    ['forward', goTo(restAt(2), -1, track, { now: 0, duration })],
  ])('moves %s [GAL-12]', (direction, motion) => {
    expect(motion.direction).toBe(direction)
  })

  it('to the current slide has no effect', () => {
    const still = restAt(3)
    expect(goTo(still, 13, track, { now: 0, duration })).toBe(still)
  })

  it('is immediate under reduced motion', () => {
    const motion = step(restAt(0), 'forward', track, { now: 1000, duration: 0 })
    expect(inMotion(motion, 1000)).toBe(false)
  })
})
