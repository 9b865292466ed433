import { describe, expect, it, vi } from 'vitest'
import { type Frames, TWEEN_MS, tween } from './tween'

/** A window whose frames the test triggers. */
function stage() {
  let time = 1000
  let next: (() => void) | undefined
  const frames: Frames = {
    requestAnimationFrame: step => {
      next = step
      return 1
    },
    cancelAnimationFrame: () => {
      next = undefined
    },
  }
  const show = (ms: number) => {
    time += ms
    const step = next
    next = undefined
    step?.()
  }
  return { frames, now: () => time, show, isWaiting: () => next !== undefined }
}

describe('a tween', () => {
  it('advances frame by frame to exactly 1', () => {
    const { frames, now, show, isWaiting } = stage()
    const step = vi.fn()
    tween(step, 200, frames, now)
    for (const ms of [50, 50, 500]) show(ms)
    expect(step.mock.calls).toEqual([[0.25], [0.5], [1]])
    expect(isWaiting()).toBe(false)
  })

  it('takes 300 ms by default [ROLL-23]', () => {
    const { frames, now, show } = stage()
    const step = vi.fn()
    tween(step, undefined, frames, now)
    show(150)
    show(150)
    expect(TWEEN_MS).toBe(300)
    expect(step.mock.calls).toEqual([[0.5], [1]])
  })

  it('ends in one frame with duration 0', () => {
    const { frames, now, show } = stage()
    const step = vi.fn()
    tween(step, 0, frames, now)
    show(0)
    expect(step.mock.calls).toEqual([[1]])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '300', null])(
    'refuses %j as a duration [ROLL-23]',
    duration => {
      const { frames, now } = stage()
      expect(() => tween(() => {}, duration as number, frames, now)).toThrow(TypeError)
    },
  )

  it.each([undefined, null, 300, 'step'])('rejects %j as its first parameter [ROLL-24]', step => {
    const { frames, now } = stage()
    expect(() => tween(step as never, 300, frames, now)).toThrow(TypeError)
  })

  it('stops', () => {
    const { frames, now, show } = stage()
    const step = vi.fn()
    const stop = tween(step, 200, frames, now)
    show(50)
    stop()
    show(50)
    expect(step).toHaveBeenCalledTimes(1)
  })

  it('stops from inside a step', () => {
    const { frames, now, show, isWaiting } = stage()
    const stop = tween(() => stop(), 200, frames, now)
    show(50)
    expect(isWaiting()).toBe(false)
  })
})
