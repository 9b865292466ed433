import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './track-scroll'

describe('a throttle', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  /** Work that takes 10 ms. */
  const slow = () => vi.fn((_: string) => void vi.setSystemTime(Date.now() + 10))

  it('runs immediately, then waits twice the mean run time [ROLL-22]', () => {
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

  it('uses the mean of the last 22 run times [ROLL-22]', () => {
    let runMs = 1000
    const work = vi.fn(() => void vi.setSystemTime(Date.now() + runMs))
    const call = throttle(work, Date.now)
    const runAgain = (pauseMs: number): void => {
      vi.advanceTimersByTime(pauseMs)
      call()
    }
    call()
    runMs = 10
    // The long run counts until 22 others have followed it.
    for (let run = 1; run <= 22; run++) runAgain(2000)
    call()
    expect(work).toHaveBeenCalledTimes(23)
    vi.advanceTimersByTime(19)
    expect(work).toHaveBeenCalledTimes(23)
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(24)
  })

  it('runs once for all calls during the pause, with the latest arguments', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    for (const name of ['a', 'b', 'c', 'd']) call(name)
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([['a'], ['d']])
  })

  it('runs immediately after the pause', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    vi.advanceTimersByTime(20)
    call('b')
    expect(work.mock.calls).toEqual([['a'], ['b']])
  })

  it('runs once if a call precedes a late timer', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    call('b')
    vi.setSystemTime(Date.now() + 50)
    call('c')
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([['a'], ['c']])
  })

  it('cancels a pending run when stopped', () => {
    const work = slow()
    const call = throttle(work, Date.now)
    call('a')
    call('b')
    call.stop()
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([['a']])
  })

  it('keeps its pace if the function throws', () => {
    const call = throttle(() => {
      vi.setSystemTime(Date.now() + 10)
      throw new Error('broken')
    }, Date.now)
    expect(call).toThrow('broken')
    expect(call).not.toThrow()
    expect(() => vi.advanceTimersByTime(20)).toThrow('broken')
  })
})
