import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type IdleWork, whenIdle } from './idle'

describe('idle work', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  it('waits 100 ms if the browser has no idle callbacks [ROLL-21]', () => {
    const work = vi.fn()
    whenIdle(work, {}, Date.now)
    vi.advanceTimersByTime(99)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('then has 50 ms, and never less than 0 [ROLL-21]', () => {
    const left: number[] = []
    const work: IdleWork = ({ didTimeout, timeRemaining }) => {
      expect(didTimeout).toBe(false)
      for (const ms of [0, 20, 30, 30]) {
        vi.setSystemTime(Date.now() + ms)
        left.push(timeRemaining())
      }
    }
    whenIdle(work, {}, Date.now)
    vi.advanceTimersByTime(100)
    expect(left).toEqual([50, 30, 0, 0])
  })

  it('can be cancelled', () => {
    const work = vi.fn()
    whenIdle(work, {}, Date.now)()
    vi.advanceTimersByTime(1000)
    expect(work).not.toHaveBeenCalled()
  })

  it('passes its limit to the browser', () => {
    const requestIdleCallback = vi.fn(() => 7)
    const work = vi.fn()
    whenIdle(work, { requestIdleCallback, cancelIdleCallback: vi.fn() }, undefined, 2000)
    expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2000 }]])
  })

  it('uses the browser’s idle callbacks', () => {
    const requestIdleCallback = vi.fn(() => 7)
    const cancelIdleCallback = vi.fn()
    const work = vi.fn()
    const stop = whenIdle(work, { requestIdleCallback, cancelIdleCallback })
    expect(requestIdleCallback.mock.calls).toEqual([[work]])
    stop()
    expect(cancelIdleCallback.mock.calls).toEqual([[7]])
  })
})
