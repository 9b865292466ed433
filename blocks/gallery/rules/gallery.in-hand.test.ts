import { describe, expect, it } from 'vitest'
import { byHand, caught, held, isHeld } from './gallery.in-hand'
import { inMotion, restAt, step } from './gallery.motion'

const track = { count: 4, loop: true }
const moment = { now: 1000, duration: 300 }
const moving = step(restAt(0), 'forward', track, moment)

describe('a gallery in the hands of the visitor', () => {
  it('counts as in motion for as long as that takes, so nothing else moves it [GAL-10]', () => {
    const hand = held(restAt(2))
    expect([isHeld(hand), isHeld(moving), inMotion(hand, 1e12)]).toEqual([true, false, true])
    expect(step(hand, 'forward', track, moment)).toBe(hand)
  })

  it('is changed while it is held, or on its way', () => {
    const on = { index: 2, previous: 1, direction: 'forward', movingUntil: 1300 }
    for (const motion of [held(moving), moving]) {
      expect(byHand(motion, moment, free => step(free, 'forward', track, moment))).toEqual(on)
    }
  })

  it('takes its time to go back where nothing changes', () => {
    expect(byHand(held(moving), moment, free => free)).toEqual({ ...moving, movingUntil: 1300 })
  })

  it('is free for the next change once it was caught', () => {
    expect(step(caught(moving), 'forward', track, { now: 1001, duration: 300 }).index).toBe(2)
  })
})
