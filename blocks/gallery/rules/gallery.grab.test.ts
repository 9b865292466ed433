import { describe, expect, it } from 'vitest'
import { inMotion, restAt, step } from '../designs/slideshow/gallery.motion'
import { changeByUser, grabbed, interrupted, isGrabbed } from './gallery.grab'

const track = { count: 4, loop: true }
const moment = { now: 1000, duration: 300 }
const moving = step(restAt(0), 'forward', track, moment)

describe('a gallery that is being dragged', () => {
  it('counts as in motion for the duration, so nothing else moves it [GAL-10]', () => {
    const held = grabbed(restAt(2))
    expect([isGrabbed(held), isGrabbed(moving), inMotion(held, 1e12)]).toEqual([true, false, true])
    expect(step(held, 'forward', track, moment)).toBe(held)
  })

  it('changes its slide while it is held or settles', () => {
    const on = { index: 2, previous: 1, direction: 'forward', movingUntil: 1300 }
    for (const motion of [grabbed(moving), moving]) {
      expect(changeByUser(motion, moment, free => step(free, 'forward', track, moment))).toEqual(on)
    }
  })

  it('takes time to return if the slide does not change', () => {
    expect(changeByUser(grabbed(moving), moment, free => free)).toEqual({ ...moving, movingUntil: 1300 })
  })

  it('accepts the next change once it has been caught', () => {
    expect(step(interrupted(moving), 'forward', track, { now: 1001, duration: 300 }).index).toBe(2)
  })
})
