import { expect } from 'chai'
import { followWheel } from './follow-wheel'

function box(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

describe('a trackpad', () => {
  const wheelOn = (
    target: Element,
    deltaX: number,
    deltaY: number,
    more: WheelEventInit = {},
  ): WheelEvent => {
    const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true, ...more })
    target.dispatchEvent(event)
    return event
  }

  it('steps sideways, and still scrolls and pinches the page', () => {
    const element = box()
    const steps: string[] = []
    const stop = followWheel(element, step => void steps.push(step))
    const isTaken = [
      wheelOn(element, 40, 3),
      wheelOn(element, 3, 40),
      wheelOn(element, 40, 0, { ctrlKey: true }),
      wheelOn(element, -3, 0, { deltaMode: 1 }),
    ].map(({ defaultPrevented }) => defaultPrevented)
    expect(isTaken).to.deep.equal([true, false, false, true])
    expect(steps).to.deep.equal(['next', 'previous'])
    stop()
    expect(wheelOn(element, 40, 0).defaultPrevented).to.equal(false)
  })

  it('is left to the browser if there is no next step', () => {
    const element = box()
    const steps: string[] = []
    followWheel(
      element,
      step => void steps.push(step),
      () => false,
    )
    expect(wheelOn(element, 40, 0).defaultPrevented).to.equal(false)
    expect(steps).to.deep.equal([])
  })
})
