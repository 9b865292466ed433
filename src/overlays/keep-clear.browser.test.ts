import { expect } from 'chai'
import { keepClear } from './keep-clear'

const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** A button of the page; `top` is its distance from the top of the window in px. */
function buttonAt(top: number, height = 40): HTMLElement {
  const button = document.createElement('button')
  Object.assign(button.style, {
    position: 'fixed',
    left: '20px',
    top: `${top}px`,
    width: '80px',
    height: `${height}px`,
  })
  document.body.append(button)
  return button
}

describe('an overlay at the lower edge', () => {
  let moves: boolean[]
  let stop: () => void
  let top: number

  beforeEach(() => {
    moves = []
    const host = document.createElement('div')
    const box = document.createElement('div')
    Object.assign(box.style, { position: 'fixed', inset: 'auto 0 0', height: '200px' })
    host.attachShadow({ mode: 'open' }).append(box)
    document.body.append(host)
    top = box.getBoundingClientRect().top
    stop = keepClear(box, isAside => {
      moves.push(isAside)
      Object.assign(box.style, { inset: isAside ? '0 0 auto' : 'auto 0 0' })
    })
  })
  afterEach(() => {
    stop()
    document.body.replaceChildren()
  })

  it('moves aside while it would hide the focused element, and returns', async () => {
    buttonAt(top + 20).focus()
    await frames()
    expect(moves).to.deep.equal([true])
    buttonAt(top + 100).focus()
    await frames()
    expect(moves).to.deep.equal([true])
    buttonAt(top - 80).focus()
    await frames()
    expect(moves).to.deep.equal([true, false])
  })

  it('stays while a part of the focused element is in view', async () => {
    buttonAt(top - 30, 100).focus()
    await frames()
    expect(moves).to.deep.equal([])
  })

  it('counts only the part in the window', async () => {
    buttonAt(top + 150, 400).focus()
    await frames()
    expect(moves).to.deep.equal([true])
  })

  it('returns once the page has scrolled the focused element away', async () => {
    const button = buttonAt(top + 20)
    button.focus()
    await frames()
    button.style.top = '20px'
    dispatchEvent(new Event('scroll'))
    await frames()
    expect(moves).to.deep.equal([true, false])
  })
})
