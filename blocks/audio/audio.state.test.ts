import { describe, expect, it } from 'vitest'
import { choose, lengthOf, neighbour, seekBy, stopped } from './audio.state'
import { formatClock, formatDuration } from './audio.time'

describe('a player', () => {
  it('starts paused', () => {
    expect(stopped(2)).toEqual({ index: 2, isPlaying: false, hasFailed: false })
  })

  it('clears the failure when a track is selected', () => {
    const failed = { index: 0, isPlaying: true, hasFailed: true }
    expect(choose(failed, 1)).toEqual({ index: 1, isPlaying: true, hasFailed: false })
    expect(choose(failed, 0)).toEqual({ index: 0, isPlaying: true, hasFailed: false })
  })

  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, undefined],
    [2, -1, 1],
    [0, -1, undefined],
  ] as const)('goes from track %i by %i to %s of three', (index, by, expected) => {
    expect(neighbour(index, 3, by)).toBe(expected)
  })
})

describe('the position', () => {
  it.each([
    ['ArrowRight', 100, 105],
    ['ArrowUp', 100, 105],
    ['ArrowLeft', 100, 95],
    ['ArrowDown', 3, 0],
    ['PageUp', 100, 160],
    ['PageUp', 580, 600],
    ['PageDown', 100, 40],
    ['Home', 100, 0],
    ['End', 100, 600],
    ['a', 100, undefined],
  ])('moves with %s from %i s to %s s of ten minutes', (key, at, expected) => {
    expect(seekBy(key, at, 600)).toBe(expected)
  })

  it('moves by smaller steps in a short track', () => {
    expect(seekBy('ArrowRight', 1, 6)).toBeCloseTo(1.6)
  })
})

it.each([
  [12.5, undefined, 12.5],
  [12.5, 9000, 12.5],
  [Number.NaN, 9000, 9],
  [Number.POSITIVE_INFINITY, undefined, 0],
  [0, undefined, 0],
])('resolves the duration of %f s in the file and %s ms in the data to %f s', (fromFile, data, expected) => {
  expect(lengthOf(fromFile, data)).toBe(expected)
})

it.each([
  [0, 'en', '0:00', '0 seconds'],
  [5.9, 'en', '0:05', '5 seconds'],
  [65, 'en', '1:05', '1 minute, 5 seconds'],
  [120, 'en', '2:00', '2 minutes'],
  [3723, 'en', '1:02:03', '1 hour, 2 minutes, 3 seconds'],
  [65, 'de', '1:05', '1 Minute, 5 Sekunden'],
  [5, 'no language', '0:05', '5 seconds'],
])('formats %f s in %s', (seconds, language, clock, spoken) => {
  expect(formatClock(seconds, language)).toBe(clock)
  expect(formatDuration(seconds, language)).toBe(spoken)
})

it('formats a clock in the digits of the language', () => {
  expect(formatClock(65, 'ar-EG')).toBe('١:٠٥')
})
