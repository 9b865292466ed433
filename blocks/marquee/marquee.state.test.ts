import { expect, it } from 'vitest'
import {
  type Course,
  copies,
  durationMs,
  movesForward,
  progressAt,
  RESIZE_TIMEOUT_MS,
  runs,
} from './marquee.state'

const RUNNING: Course = {
  isVisible: true,
  isPaused: false,
  isHovered: false,
  pauseOnHover: false,
  hasFocus: false,
}

it.each<[Partial<Course>, boolean]>([
  [{}, true],
  [{ isVisible: false }, false],
])('runs, with %j: %s [MRQ-01]', (course, expected) => {
  expect(runs({ ...RUNNING, ...course })).toBe(expected)
})

it.each<[Partial<Course>, boolean]>([
  [{ isHovered: true }, true],
  [{ isHovered: true, pauseOnHover: true }, false],
  [{ pauseOnHover: true }, true],
])('runs, with %j: %s [MRQ-03]', (course, expected) => {
  expect(runs({ ...RUNNING, ...course })).toBe(expected)
})

it('is paused by its button and while it has the focus', () => {
  expect(runs({ ...RUNNING, isPaused: true })).toBe(false)
  expect(runs({ ...RUNNING, hasFocus: true })).toBe(false)
})

it.each([
  [1000, 300, 5],
  [1000, 1000, 2],
  [300, 1000, 2],
  [1000, 50, 21],
  [1000, 10, 21],
  [1000, 0, 21],
])(
  'fills a line of %i px with items of %i px %i times, never narrower than 50 px [MRQ-04]',
  (line, items, times) => {
    expect(copies(line, items)).toBe(times)
  },
)

it('moves by 60 px per second at speed 1, and by at least 50 px per cycle [MRQ-04]', () => {
  expect(durationMs(600, 1)).toBe(10_000)
  expect(durationMs(600, 0.5)).toBe(20_000)
  expect(durationMs(10, 1)).toBe(durationMs(50, 1))
})

it('waits 1000 ms before a new layout [MRQ-05]', () => {
  expect(RESIZE_TIMEOUT_MS).toBe(1000)
})

it.each([
  [undefined, false, true],
  ['left', false, true],
  ['right', false, false],
  [undefined, true, true],
  ['left', true, false],
  ['right', true, true],
] as const)('moves %s in right-to-left text %s: forward %s', (direction, isRtl, expected) => {
  expect(movesForward(direction, isRtl)).toBe(expected)
})

it('scrolls to the item at an offset, slightly inside the edge', () => {
  expect(progressAt(124, 400, true)).toBe(0.25)
  expect(progressAt(124, 400, false)).toBe(0.75)
  expect(progressAt(10, 400, true)).toBe(0)
  expect(progressAt(900, 400, true)).toBe(1)
})
