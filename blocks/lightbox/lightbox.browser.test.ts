import { expect } from 'chai'
import { $lightbox } from '../../src/media/lightbox/lightbox-store'
import { openLightbox } from '../../src/media/lightbox/open-lightbox'
import { $site } from '../../src/site/core/site'
import { errorsDuring, settle, until, violations } from '../../test/mount'
import './lightbox'
import {
  dialogNow,
  find,
  focusedButton,
  openDialog,
  PICTURES,
  picture,
  press,
  shownPicture,
  withoutRuntime,
  withRuntime,
} from './lightbox.fixture'

describe('ashlar-lightbox', () => {
  beforeEach(withRuntime)
  afterEach(withoutRuntime)

  it('opens with the requested slide, above the page, as a named modal [LBX-01]', async () => {
    const dialog = await openDialog({ index: 1, label: 'Stoneware' })
    await until(() => shownPicture(dialog) === 'two')
    expect(dialog.matches(':modal')).to.equal(true)
    expect(dialog.ariaLabel ?? dialog.getAttribute('aria-label')).to.equal('Stoneware')
    expect(find(dialog, '.counter').textContent).to.equal('2 / 3')
    const names = [...dialog.querySelectorAll('button')].map(button => button.getAttribute('aria-label'))
    expect(names).to.include.members(['Close', 'Previous Slide', 'Next Slide'])
  })

  it('sets a class on the body and locks scrolling; closing undoes both [LBX-03]', async () => {
    document.body.className = 'own'
    await openDialog()
    expect(document.body.className).to.equal('own ashlar-lightbox-open')
    expect(getComputedStyle(document.body).overflowY).to.equal('hidden')
    press('Escape')
    await until(() => document.body.className === 'own')
    expect(document.documentElement.getAttribute('style')).to.equal(null)
    document.body.removeAttribute('class')
  })

  it('opens synchronously in the click, once its bundle has loaded', async () => {
    const { phase } = (await openDialog()).dataset
    $lightbox.set(null)
    await until(() => !dialogNow())
    openLightbox({ items: PICTURES, index: 2, theme: 'dark', opener: null, historyHash: false })
    // Both flavours render in a microtask; a task or a frame would be too late.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect([dialogNow()?.open, phase, dialogNow()?.dataset.phase]).to.deep.equal([true, 'open', 'open'])
  })

  it('is absent from a cached page, and from the restored one', async () => {
    await openDialog()
    document.dispatchEvent(new CustomEvent('turbo:before-cache', { bubbles: true }))
    await until(() => !document.querySelector('[data-ashlar-surface]'))
    expect([$lightbox.get(), document.body.className]).to.deep.equal([null, ''])
    expect(document.body.style.overflow).to.equal('')
  })

  it('closes on Escape, and restores the focus to its opener [LBX-06] [A11Y-02]', async () => {
    const opener = focusedButton()
    const dialog = await openDialog({ opener })
    expect(dialog.contains(find(dialog, '.close')) && isFocused(dialog, '.close')).to.equal(true)
    const event = press('Escape')
    expect(event.defaultPrevented).to.equal(true)
    await until(() => document.activeElement === opener)
    await until(() => !dialogNow())
  })

  it('traps the Tab key [LBX-05]', async () => {
    const outside = focusedButton()
    const dialog = await openDialog({ opener: outside })
    const last = find(dialog, '.zoom')
    await until(() => {
      last.focus()
      // Only the trap responds to it: a synthetic key moves no focus by itself.
      return press('Tab', last).defaultPrevented && isFocused(dialog, '.close')
    })
    await until(() => press('Tab', find(dialog, '.close'), { shiftKey: true }) && isFocused(dialog, '.zoom'))
    outside.focus()
    expect(document.activeElement === outside).to.equal(false)
  })

  it('is hidden while it fades out, and then destroyed [LBX-08]', async () => {
    const dialog = await openDialog({ settings: { speed: 0.2 } })
    const phases: string[] = [`${dialog.dataset.phase}`]
    const ways: boolean[][] = []
    // At the change itself: a busy machine may miss the whole phase between two looks.
    const observer = new MutationObserver(() => {
      phases.push(`${dialog.dataset.phase}`)
      ways.push([dialog.matches(':modal'), dialog.matches(':popover-open')])
    })
    observer.observe(dialog, { attributeFilter: ['data-phase'] })
    const start = performance.now()
    find(dialog, '.close').click()
    await until(() => !dialogNow())
    expect(performance.now() - start).to.be.greaterThan(190)
    expect(phases.slice(0, 2)).to.deep.equal(['open', 'hidden'])
    expect(ways[0]).to.deep.equal([false, true])
  })

  it('steps once in 200 ms, however often its buttons are pressed [LBX-07]', async () => {
    const dialog = await openDialog({ items: [...PICTURES, picture('four'), picture('five')] })
    const next = find(dialog, '.next')
    for (let times = 0; times < 4; times++) next.click()
    await until(() => find(dialog, '.counter').textContent === '2 / 5')
    await until(() => {
      next.click()
      return find(dialog, '.counter').textContent === '3 / 5'
    })
  })

  it('announces the position after a step, and makes the other slides inert', async () => {
    const dialog = await openDialog()
    expect(find(dialog, '.status').textContent).to.equal('')
    find(dialog, '.next').click()
    await until(() => find(dialog, '.status').textContent === '2 of 3. Title two')
    const slides = [...dialog.querySelectorAll<HTMLElement>('.slide')]
    expect(slides.map(({ inert }) => inert)).to.deep.equal([true, false, true])
  })

  for (const [theme, ground] of [
    ['dark', 'rgb(0, 0, 0)'],
    ['light', 'rgb(255, 255, 255)'],
  ] as const) {
    it(`is ${theme} where the request says so [LBX-20]`, async () => {
      const dialog = await openDialog({ theme })
      const overlay = getComputedStyle(find(dialog, '.overlay'))
      expect([overlay.backgroundColor, overlay.opacity]).to.deep.equal([ground, '0.95'])
    })
  }

  it('removes the hover class from a button after 500 ms [LBX-19]', async () => {
    const dialog = await openDialog()
    const next = find(dialog, '.next')
    // React derives one event from the other; Preact uses the browser's.
    next.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    next.dispatchEvent(new PointerEvent('pointerenter'))
    await until(() => next.classList.contains('nav-hover'))
    const start = performance.now()
    await until(() => !next.classList.contains('nav-hover'))
    expect(performance.now() - start).to.be.within(300, 1500)
  })

  for (const authenticatedAccount of [null, { id: 'owner' }]) {
    const does = authenticatedAccount ? 'follows' : 'does not follow'
    it(`${does} the pointer ${authenticatedAccount ? 'with' : 'without'} an account [LBX-21]`, async () => {
      $site.set({ authenticatedAccount })
      const dialog = await openDialog()
      const move = { bubbles: true, composed: true, clientX: innerWidth * 0.2, clientY: 200 }
      find(dialog, '.stage').dispatchEvent(new PointerEvent('pointermove', move))
      await settle()
      const isLit = find(dialog, '.previous').classList.contains('nav-hover')
      $site.set({})
      expect(isLit).to.equal(authenticatedAccount !== null)
    })
  }

  it('shows a single slide without arrows and counter', async () => {
    const dialog = await openDialog({ items: PICTURES.slice(0, 1) })
    expect(dialog.querySelectorAll('.step, .counter').length).to.equal(0)
  })

  it('shows a neutral box for a missing image, and continues', async () => {
    const missing = { ...picture('missing') }
    const items = [
      { ...missing, content: { kind: 'picture' as const, source: '/faults/missing.png', alt: 'A jar' } },
      picture('two'),
    ]
    const errors = await errorsDuring(async () => {
      const dialog = await openDialog({ items })
      const broken = await until(() => dialog.querySelector('.broken'))
      expect(broken.textContent).to.equal('A jarThis image could not be loaded.')
      find(dialog, '.next').click()
      await until(() => shownPicture(dialog) === 'two')
    })
    expect(errors).to.deep.equal(['image-failed'])
  })

  it('is accessible while open', async () => {
    const dialog = await openDialog()
    await until(() => shownPicture(dialog) === 'one')
    expect(await violations(document.body)).to.deep.equal([])
  })
})

function isFocused(dialog: Element, selector: string): boolean {
  const root = dialog.getRootNode() as ShadowRoot
  return root.activeElement?.matches(selector) === true
}
