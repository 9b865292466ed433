// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { whenFaded } from './when-faded'

/** An element, and a clock that runs when it is told to. */
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

describe('what fades out', () => {
  it('is gone after 600 ms where no transition ends [DLG-06]', () => {
    const { waits, clock, done } = start()
    expect(waits).toEqual([600])
    expect(done).not.toHaveBeenCalled()
    clock.run()
    expect(done).toHaveBeenCalledOnce()
  })

  it('is gone when its transition ends, once, and waits no longer [DLG-06]', () => {
    const { element, clock, callOff, done, end } = start()
    end(element)
    end(element)
    clock.run()
    expect(done).toHaveBeenCalledOnce()
    expect(callOff).toHaveBeenCalledOnce()
  })

  it('is not gone when something inside has faded', () => {
    const { element, done, end } = start()
    end(element.appendChild(document.createElement('button')))
    expect(done).not.toHaveBeenCalled()
  })

  it('waits for nothing where nothing fades', () => {
    expect(start('0s').waits).toEqual([0])
  })

  it('is forgotten with its dialog', () => {
    const { element, callOff, done, end, stop } = start()
    stop()
    end(element)
    expect(done).not.toHaveBeenCalled()
    expect(callOff).toHaveBeenCalledOnce()
  })
})
