import { expect } from 'chai'
import { errorsDuring, until } from '../../test/mount'
import { type ScrollView, scrollIntoView } from './scroll-into-view'
import { type ScrollPosition, trackScroll } from './track-scroll'

/** A page of 5000 px with an element in its middle. */
function tallPage() {
  const page = document.createElement('div')
  page.style.cssText = 'block-size: 5000px; position: relative'
  const element = document.createElement('p')
  element.style.cssText = 'position: absolute; inset-block-start: 2500px; margin: 0'
  element.textContent = 'here'
  page.append(element)
  document.body.append(page)
  return element
}

describe('scrolling', () => {
  let stop = (): void => {}

  afterEach(() => {
    stop()
    document.documentElement.removeAttribute('style')
    window.scrollTo(0, 0)
  })

  it('takes 50 ms, however far it goes [ROLL-29]', () => {
    const element = tallPage()
    const asked: number[] = []
    const steps: (() => void)[] = []
    const view: ScrollView = {
      scrollX: 0,
      scrollY: 0,
      requestAnimationFrame: step => steps.push(step),
      cancelAnimationFrame: () => {},
      scrollTo: (options: ScrollToOptions | number = {}) => {
        if (typeof options !== 'number') asked.push(options.top ?? 0)
      },
    }
    const target = element.getBoundingClientRect().top - 30
    let clock = 1000
    performance.now = () => clock
    try {
      stop = scrollIntoView(element, undefined, view)
      for (clock of [1000, 1025, 1050]) steps.shift()?.()
    } finally {
      Reflect.deleteProperty(performance, 'now')
    }
    expect(asked).to.deep.equal([0, target / 2, target])
    expect(steps).to.have.length(0)
  })

  it('leaves 30 px above the element [ROLL-29]', async () => {
    const element = tallPage()
    stop = scrollIntoView(element)
    await until(() => Math.abs(element.getBoundingClientRect().top - 30) < 1)
  })

  it('leaves the given offset above the element', async () => {
    const element = tallPage()
    stop = scrollIntoView(element, 100)
    await until(() => Math.abs(element.getBoundingClientRect().top - 100) < 1)
  })

  it('is not delayed by smooth scrolling', async () => {
    document.documentElement.style.scrollBehavior = 'smooth'
    const steps: { asked: number; reached: number }[] = []
    const view: ScrollView = {
      scrollX: 0,
      scrollY: 0,
      requestAnimationFrame: step => requestAnimationFrame(step),
      cancelAnimationFrame: frame => cancelAnimationFrame(frame),
      scrollTo: (options: ScrollToOptions | number = {}) => {
        if (typeof options === 'number') return
        window.scrollTo(options)
        steps.push({ asked: options.top ?? 0, reached: window.scrollY })
      },
    }
    const element = tallPage()
    const target = element.getBoundingClientRect().top
    stop = scrollIntoView(element, 0, view)
    await until(() => steps.at(-1)?.asked === target)
    expect(steps.every(({ asked, reached }) => Math.abs(asked - reached) < 1)).to.equal(true)
  })
})

describe('a scroll tracker', () => {
  let stop = (): void => {}
  afterEach(() => {
    stop()
    window.scrollTo(0, 0)
  })

  it('reports the window’s scroll position', async () => {
    tallPage()
    const positions: ScrollPosition[] = []
    stop = trackScroll(window, position => positions.push(position))
    window.scrollTo(0, 120)
    await until(() => positions.at(-1)?.top === 120)
  })

  it('reports an element’s scroll position', async () => {
    const list = document.createElement('div')
    list.style.cssText = 'inline-size: 100px; overflow: auto'
    const row = document.createElement('div')
    row.style.cssText = 'inline-size: 900px; block-size: 20px'
    list.append(row)
    document.body.append(list)
    const positions: ScrollPosition[] = []
    stop = trackScroll(list, position => positions.push(position))
    list.scrollLeft = 70
    await until(() => positions.at(-1)?.left === 70)
  })

  it('logs an error for an invalid node [ROLL-30]', async () => {
    for (const node of [null, undefined, '#list', {}, document.createTextNode('text')]) {
      const codes = await errorsDuring(async () => trackScroll(node, () => {})())
      expect(codes).to.deep.equal(['node-missing'])
    }
  })

  it('names the problem in the log [ROLL-30]', () => {
    const logged: unknown[][] = []
    const { error } = console
    console.error = (...line: unknown[]) => void logged.push(line)
    try {
      trackScroll(null, () => {})
    } finally {
      console.error = error
    }
    expect(logged.flat().join(' ')).to.contain('no valid node')
  })
})
