// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { whenFaded } from './use-life'

/** An element, and a clock that the test advances. */
function start(duration = '0.2s') {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.transitionDuration = duration
  const waits: number[] = []
  const clock = { run: () => {} }
  const callOff = vi.fn()
  const done = vi.fn()
  const stop = whenFaded(element, done, (work, ms) => {
    waits.push(ms)
    clock.run = work
    return callOff
  })
  const end = (target: Element): boolean =>
    target.dispatchEvent(new Event('transitionend', { bubbles: true }))
  return { element, waits, clock, callOff, done, stop, end }
}

describe('whenFaded', () => {
  it('calls back after 600 ms if no transition ends [DLG-06]', () => {
    const { waits, clock, done } = start()
    expect(waits).toEqual([600])
    expect(done).not.toHaveBeenCalled()
    clock.run()
    expect(done).toHaveBeenCalledOnce()
  })

  it('calls back once when the transition ends [DLG-06]', () => {
    const { element, clock, callOff, done, end } = start()
    end(element)
    end(element)
    clock.run()
    expect(done).toHaveBeenCalledOnce()
    expect(callOff).toHaveBeenCalledOnce()
  })

  it('ignores the transitions of descendants', () => {
    const { element, done, end } = start()
    end(element.appendChild(document.createElement('button')))
    expect(done).not.toHaveBeenCalled()
  })

  it('calls back immediately without a transition', () => {
    expect(start('0s').waits).toEqual([0])
  })

  it('is canceled with its dialog', () => {
    const { element, callOff, done, end, stop } = start()
    stop()
    end(element)
    expect(done).not.toHaveBeenCalled()
    expect(callOff).toHaveBeenCalledOnce()
  })
})
