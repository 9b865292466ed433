import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './marquee'
import {
  animationOf,
  copiesOf,
  DATA,
  isRunning,
  itemsOf,
  running,
  withReducedMotion,
} from './marquee.fixture'

const pauseButton = (block: Element): HTMLButtonElement | null => block.querySelector('.marquee__pause')

const point = (target: Element, type: string, pointerType = 'mouse'): boolean =>
  target.dispatchEvent(new PointerEvent(type, { pointerType }))

/** Progress of the line’s animation, from 0 to 1. */
const progress = (block: Element): number => Number(animationOf(block)?.effect?.getComputedTiming().progress)

/** Start and end offset of the line, in percent of its width. */
function steps(block: Element): number[] {
  const effect = animationOf(block)?.effect as KeyframeEffect | undefined
  return (effect?.getKeyframes() ?? []).map(({ transform }) =>
    Number.parseFloat(`${transform}`.slice('translateX('.length)),
  )
}

describe('<ashlar-marquee>', () => {
  it('moves its items, is accessible and exposes each item once', async () => {
    const block = await running(DATA)
    expect(itemsOf(block)).to.deep.equal(['Fired on Fridays', 'Open from ten'])
    expect(copiesOf(block).length > 0).to.equal(true)
    expect(block.querySelector('.marquee__copies')?.ariaHidden).to.equal('true')
    expect(await violations(block)).to.deep.equal([])
  })

  it('repeats its items on a page with the Array.from and entries of Prototype', async () => {
    const { from } = Array
    const { entries } = Array.prototype
    // As Prototype 1.7 does it: a list of the given length, without calling anything.
    Reflect.set(Array, 'from', ({ length = 0 }: ArrayLike<unknown>) => [...Array(length)])
    Reflect.set(Array.prototype, 'entries', function (this: unknown[]) {
      return this.slice()
    })
    try {
      const block = await running(DATA)
      expect(copiesOf(block).length > 0).to.equal(true)
      expect(block.textContent).not.to.contain('undefined')
    } finally {
      Object.assign(Array, { from })
      Reflect.set(Array.prototype, 'entries', entries)
    }
  })

  it('moves by transforms alone, by the width of its items at its speed', async () => {
    const block = await running({ ...DATA, speed: 2 })
    const effect = animationOf(block)?.effect as KeyframeEffect
    const width = block.querySelector<HTMLElement>('.marquee__items')?.offsetWidth ?? 0
    const moved = effect.getKeyframes().flatMap(Object.keys)
    expect(moved.filter(key => !/^(offset|computedOffset|easing|composite)$/.test(key))).to.deep.equal([
      'transform',
      'transform',
    ])
    const [from, to] = steps(block)
    expect([from, Math.abs(Number(to) + 100 / (copiesOf(block).length + 1)) < 0.01]).to.deep.equal([0, true])
    expect(effect.getTiming().iterations).to.equal(Number.POSITIVE_INFINITY)
    expect(Math.abs(Number(effect.getTiming().duration) - (width / 120) * 1000) < 1).to.equal(true)
  })

  for (const [direction, dir, from, to] of [
    ['left', 'ltr', 0, -50],
    ['right', 'ltr', -50, 0],
    ['left', 'rtl', 50, 0],
    ['right', 'rtl', 0, 50],
  ] as const) {
    it(`moves ${direction} in a line that runs ${dir}: from ${from} % to ${to} %`, async () => {
      // Wider than the window, so the line contains it twice.
      const block = await running({ items: [{ text: 'x'.repeat(400) }], direction }, '', host => {
        host.dir = dir
      })
      expect(steps(block)).to.deep.equal([from, to])
    })
  }

  it('runs in view only [MRQ-01]', async () => {
    const block = await running(DATA)
    block.style.marginBlockStart = '300vh'
    await until(() => !isRunning(block))
    block.style.marginBlockStart = ''
    await until(() => isRunning(block))
  })

  it('is static and without copies under reduced motion [MRQ-02]', async () => {
    await withReducedMotion(async () => {
      const block = await mount('marquee', {
        items: Array(30).fill({ text: 'A long line' }),
        waveIntensity: 1,
      })
      await settle()
      expect(animationOf(block)).to.equal(undefined)
      expect([copiesOf(block).length, pauseButton(block)]).to.deep.equal([0, null])
      expect(itemsOf(block).length).to.equal(30)
      expect(block.querySelector('[data-wave]') === null).to.equal(true)
      const { width } = block.getBoundingClientRect()
      const items = [...block.querySelectorAll('.marquee__item')].map(
        item => item.getBoundingClientRect().right,
      )
      expect(Math.max(...items) <= width + block.getBoundingClientRect().left + 1).to.equal(true)
      expect(await violations(block)).to.deep.equal([])
    })
  })

  it('pauses under the pointer if asked to [MRQ-03]', async () => {
    const block = await running({ ...DATA, pauseOnHover: true })
    point(block, 'pointerenter', 'touch')
    await settle()
    expect(isRunning(block)).to.equal(true)
    point(block, 'pointerenter')
    await until(() => !isRunning(block))
    point(block, 'pointerleave')
    await until(() => isRunning(block))
  })

  it('continues under the pointer by default [MRQ-03]', async () => {
    const block = await running(DATA)
    point(block, 'pointerenter')
    await settle()
    expect(isRunning(block)).to.equal(true)
  })

  it('keeps items that are next to nothing 50 px wide [MRQ-04]', async () => {
    const block = await running({ items: [{ text: '.' }], itemSpacing: '0px' })
    expect(block.querySelector<HTMLElement>('.marquee__items')?.offsetWidth).to.equal(50)
  })

  it('fills a line that has become longer after its width has been stable for 1000 ms [MRQ-05]', async () => {
    const block = await running({ items: [{ text: '.' }], itemSpacing: '0px' }, '', host => {
      host.style.inlineSize = '300px'
    })
    const before = copiesOf(block).length
    // The observer’s first callback only reports the initial width.
    await settle()
    block.style.inlineSize = '500px'
    const began = performance.now()
    await until(() => copiesOf(block).length === before + 4)
    // Timers may fire late, but early only by clock rounding.
    expect(performance.now() - began).to.be.at.least(990)
    await until(() => isRunning(block))
  })

  it('has a pause button', async () => {
    const block = await running(DATA)
    const fired: unknown[] = []
    block.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
    const button = pauseButton(block) as HTMLButtonElement
    expect(button.ariaLabel).to.equal('Pause moving text')
    expect(Math.min(button.offsetWidth, button.offsetHeight) >= 44).to.equal(true)
    button.click()
    await until(() => !isRunning(block))
    expect(button.ariaLabel).to.equal('Play moving text')
    expect(await violations(block)).to.deep.equal([])
    button.click()
    await until(() => isRunning(block))
    expect(fired).to.deep.equal([{ isPaused: true }, { isPaused: false }])
  })

  it('has no button if the data disables it, or nothing moves', async () => {
    const compat = await running({ ...DATA, compat: true })
    expect(pauseButton(compat) === null).to.equal(true)
    const still = await mount('marquee', { ...DATA, speed: 0 })
    expect([pauseButton(still), animationOf(still)]).to.deep.equal([null, undefined])
  })

  it('pauses when a link gets the focus, and scrolls to it', async () => {
    const items = [{ text: 'x'.repeat(300) }, { text: 'Shop', link: '/shop' }, { text: 'y'.repeat(300) }]
    const block = await running({ items })
    const link = block.querySelector('a') as HTMLAnchorElement
    link.focus({ preventScroll: true })
    await until(() => !isRunning(block))
    const strip = block.querySelector('.marquee__strip')?.getBoundingClientRect() ?? new DOMRect()
    const { left, right } = link.getBoundingClientRect()
    expect(left >= strip.left && right <= strip.right).to.equal(true)
    link.blur()
    await until(() => isRunning(block))
  })

  it('keeps its position when it is laid out again', async () => {
    const block = await running(DATA)
    pauseButton(block)?.click()
    await until(() => !isRunning(block))
    const animation = animationOf(block) as Animation
    animation.currentTime = Number(animation.effect?.getTiming().duration) / 2
    block.dataset.blockJson = JSON.stringify({ items: [...DATA.items, { text: 'And more' }] })
    await until(() => itemsOf(block).length === 3 && animationOf(block) !== animation && animationOf(block))
    expect(Math.abs(progress(block) - 0.5) < 0.01).to.equal(true)
  })

  it('removes everything it added when it is removed', async () => {
    const html = '<p>Fired on <a href="/">Fridays</a></p>'
    const block = await running({}, html)
    const animation = animationOf(block)
    block.remove()
    await until(() => block.innerHTML === html)
    expect(animation?.playState).to.equal('idle')
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"items":[{"text":7}]}', 'data-invalid'],
    ['has an invalid size', '{"textSize":"huge; color: red"}', 'data-invalid'],
    ['has a negative speed', '{"speed":-1}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const html = '<p>Fired on Fridays</p>'
      const errors = await errorsDuring(async () => {
        const block = await mount('marquee', json, html)
        expect(block.innerHTML).to.equal(html)
      })
      expect(errors).to.deep.equal([code])
    })
  }
})
