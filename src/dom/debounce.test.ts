import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce } from './debounce'

const PAUSE_MS = 60

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs after a pause in calls, with the latest arguments', () => {
  const done: number[] = []
  const work = debounce((value: number) => void done.push(value), PAUSE_MS)
  work(1)
  vi.advanceTimersByTime(PAUSE_MS - 1)
  work(2)
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual([2])
})

it('cancels a pending run', () => {
  const done: number[] = []
  const work = debounce((value: number) => void done.push(value), PAUSE_MS)
  work(1)
  work.stop()
  vi.advanceTimersByTime(PAUSE_MS)
  expect(done).toEqual([])
})
