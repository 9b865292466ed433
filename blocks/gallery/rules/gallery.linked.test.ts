import { describe, expect, it } from 'vitest'
import { held } from './gallery.in-hand'
import { followed } from './gallery.linked'
import { isRefused, restAt, step } from './gallery.motion'

const moment = { now: 1000, duration: 500 }
const leader = step(restAt(4), 'forward', { count: 8, loop: true }, moment)

describe('a linked gallery', () => {
  it('goes where the other one goes, from where it was [GAL-19]', () => {
    const motion = followed(restAt(1), leader, 8)
    expect(motion).toEqual({ index: 5, previous: 1, direction: 'forward', movingUntil: 1500 })
  })

  it('stops at its own last slide [GAL-19]', () => {
    expect(followed(restAt(1), leader, 3).index).toBe(2)
  })

  it('refuses a change for as long as the other one moves, even where it has nowhere to go [GAL-11]', () => {
    const still = followed(restAt(2), leader, 3)
    expect(still).toMatchObject({ index: 2, previous: null })
    expect(isRefused(still, { now: 1499, duration: 500 })).toBe(true)
    expect(isRefused(still, { now: 1500, duration: 500 })).toBe(false)
  })

  it('is in hand with the other one', () => {
    expect(followed(restAt(4), held(restAt(4)), 8).movingUntil).toBe(Number.POSITIVE_INFINITY)
  })

  it('takes a change that comes back for done', () => {
    const short = followed(restAt(2), leader, 3)
    expect(followed(leader, short, 8)).toBe(leader)
  })
})
