import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './throttle'
import { addSample, MAX_SAMPLES, waitMs } from './throttle.state'

describe('throttle state', () => {
  it('waits twice the mean run time, not at all before the first [ROLL-22]', () => {
    expect([waitMs([]), waitMs([10]), waitMs([10, 20, 60])]).toEqual([0, 20, 60])
  })

  it('keeps the last 22 run times [ROLL-22]', () => {
    const samples = Array.from({ length: 30 }, (_, run) => run).reduce<readonly number[]>(addSample, [])
    expect(samples).toEqual(Array.from({ length: 22 }, (_, run) => run + 8))
    expect(MAX_SAMPLES).toBe(22)
  })
})

describe('a throttle', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  /** Work that takes 10 ms. */
  const slow = () => vi.fn((_: string) => void vi.setSystemTime(Date.now() + 10))

  it('runs at once, then waits twice the mean run time [ROLL-22]', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    expect(work.mock.calls).toEqual([['a']])
    call('b')
    vi.advanceTimersByTime(19)
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(work.mock.calls).toEqual([['a'], ['b']])
  })

  it('runs once for all calls that came meanwhile, with the latest arguments', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    for (const name of ['a', 'b', 'c', 'd']) call(name)
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([['a'], ['d']])
  })

  it('runs at once again when the pause is over', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    vi.advanceTimersByTime(20)
    call('b')
    expect(work.mock.calls).toEqual([['a'], ['b']])
  })

  it('runs once when a call comes before a late timer', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    call('b')
    vi.setSystemTime(Date.now() + 50)
    call('c')
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([['a'], ['c']])
  })

  it('forgets what is to come when stopped', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    call('b')
    call.stop()
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([['a']])
  })

  it('keeps its pace when the work throws', () => {
    const call = throttle(() => {
      vi.setSystemTime(Date.now() + 10)
      throw new Error('broken')
    }, Date.now)
    expect(call).toThrow('broken')
    expect(call).not.toThrow()
    expect(() => vi.advanceTimersByTime(20)).toThrow('broken')
  })
})
