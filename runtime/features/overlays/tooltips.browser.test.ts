import { expect } from 'chai'
import { closeNewest } from '../../../src/overlays/escape-stack'
import { until, violations } from '../../../test/mount'
import { start } from './tooltips'

/** A page with a link that has a tooltip, and a manual clock. */
function page(attributes = '') {
  const template = document.createElement('template')
  template.innerHTML = `<main><h1>Glazes</h1><a href="#ash" data-ashlar-tooltip="Wood ash" ${attributes}>Ash</a> <button>Other</button></main>`
  document.body.append(template.content)
  const waits: number[] = []
  const clock = { run: () => {} }
  start({}, (work, ms) => {
    waits.push(ms)
    clock.run = work
    return () => {
      clock.run = () => {}
    }
  })
  const link = document.querySelector('a') as HTMLElement
  const button = document.querySelector('button') as HTMLElement
  return { link, button, waits, clock }
}

function point(type: string, target: Element, init: PointerEventInit = {}): void {
  const pointer = { bubbles: true, clientX: 100, clientY: 100, pointerType: 'mouse', ...init }
  target.dispatchEvent(new PointerEvent(type, pointer))
}

const tooltip = (): HTMLElement | null => document.querySelector<HTMLElement>('[role=tooltip]')
const isShown = (): boolean => tooltip()?.matches(':popover-open') === true

describe('a tooltip', () => {
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    while (closeNewest());
    document.body.replaceChildren()
  })

  it('shows after the pointer has rested for 1200 ms, 15 px from it [DLG-09]', async () => {
    const { link, waits, clock } = page()
    point('pointerover', link)
    expect([waits, isShown()]).to.deep.equal([[1200], false])
    point('pointermove', link, { clientX: 140, clientY: 120 })
    clock.run()
    expect(isShown()).to.equal(true)
    const { left, top } = tooltip()?.getBoundingClientRect() ?? {}
    expect([left, top, tooltip()?.textContent]).to.deep.equal([155, 135, 'Wood ash'])
    const [fade] = tooltip()?.getAnimations() ?? []
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    expect(fade?.effect?.getTiming().duration ?? 0).to.equal(isStill ? 0 : 300)
    await until(() => tooltip()?.getAnimations().length === 0)
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('is at most 250 px wide [DLG-09]', () => {
    const { link, clock } = page()
    link.dataset.ashlarTooltip = 'Iron and cobalt, fired twice. '.repeat(8)
    point('pointerover', link)
    clock.run()
    expect(tooltip()?.getBoundingClientRect().width).to.be.at.most(250)
    expect(tooltip()?.getBoundingClientRect().width).to.be.above(200)
  })

  it('describes its element immediately, in addition to existing descriptions', () => {
    const { link } = page('aria-describedby="note"')
    point('pointerover', link)
    const id = tooltip()?.id
    expect(link.getAttribute('aria-describedby')).to.equal(`note ${id}`)
    point('pointerover', document.body)
    expect([link.getAttribute('aria-describedby'), tooltip() === null]).to.deep.equal(['note', true])
  })

  it('does not show if the pointer moves on before', () => {
    const { link, button, clock } = page()
    point('pointerover', link)
    point('pointerover', button)
    clock.run()
    expect(tooltip() === null).to.equal(true)
  })

  it('stays while it is hovered, and closes when the pointer leaves', async () => {
    const { link, button, clock } = page()
    point('pointerover', link)
    clock.run()
    const shown = tooltip() as HTMLElement
    point('pointerover', document.body)
    point('pointerover', shown)
    await until(() => shown.getAnimations().every(({ playState }) => playState !== 'running'))
    expect(isShown()).to.equal(true)
    point('pointerover', button)
    await until(() => !shown.isConnected)
    expect(link.hasAttribute('aria-describedby')).to.equal(false)
  })

  it('closes on Escape without moving the pointer or the focus', () => {
    const { link, clock } = page()
    point('pointerover', link)
    clock.run()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect([tooltip() === null, event.defaultPrevented]).to.deep.equal([true, true])
  })

  it('shows on keyboard focus, and closes on blur', async () => {
    const { link, button, waits, clock } = page()
    link.focus()
    expect(waits.at(-1)).to.equal(1200)
    clock.run()
    const { top } = tooltip()?.getBoundingClientRect() ?? {}
    expect(top).to.be.at.least(20)
    button.focus()
    await until(() => tooltip() === null)
  })

  it('does not show on touch or without text', () => {
    const { link, waits } = page()
    point('pointerover', link, { pointerType: 'touch' })
    link.dataset.ashlarTooltip = '  '
    point('pointerover', link)
    expect([waits, tooltip() === null]).to.deep.equal([[], true])
  })

  it('shows markup as text', () => {
    const { link } = page()
    link.dataset.ashlarTooltip = '<b>Ash</b>'
    point('pointerover', link)
    expect([tooltip()?.textContent, tooltip()?.childElementCount]).to.deep.equal(['<b>Ash</b>', 0])
  })
})
