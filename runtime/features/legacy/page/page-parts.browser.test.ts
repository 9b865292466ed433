import { expect } from 'chai'
import { settle, until } from '../../../../test/mount'
import { watchPage } from '../../../page/watch-page'
import { NEW, NEW_CSS, OLD } from '../header/legacy-header.fixture'
import { startParts } from './page-parts'

const one = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)

/** Presses the burger button, and whether the menu is open then. */
function opensMenu(burger: string): boolean {
  one(burger).click()
  const isOpen = one(burger).ariaExpanded === 'true'
  if (isOpen) one(burger).click()
  return isOpen
}

describe('the parts of an exported page', () => {
  let stop = (): void => {}
  const start = (html: string): void => {
    document.body.innerHTML = `<style>${NEW_CSS}</style><main>Pots</main>${html}`
    stop = watchPage(document, startParts(document))
  }

  afterEach(() => {
    stop()
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    document.body.replaceChildren()
  })

  for (const [part, burger] of [
    ['.header-burger-btn', '.header-burger-btn'],
    ['.header-menu', '.header-burger-btn'],
    ['header', '.header-burger-btn'],
  ] as const) {
    it(`bring a header to life again after a script of the page has replaced ${part}`, async () => {
      start(NEW)
      await until(() => opensMenu(burger))
      const { outerHTML } = one(part)
      one(part).outerHTML = outerHTML
      await until(() => opensMenu(burger))
      one(part).replaceWith(one(part).cloneNode(true))
      await until(() => opensMenu(burger))
    })
  }

  it('bring folders to life that a script of the page has rendered again', async () => {
    start(NEW)
    const { innerHTML } = one('.header-menu-nav-list')
    await until(() => opensMenu('.header-burger-btn'))
    one('.header-menu-nav-list').innerHTML = innerHTML
    await until(() => one('[data-folder-id]').role === 'button')
    one('.header-burger-btn').click()
    one('[data-folder-id]').click()
    expect(document.activeElement?.textContent).to.equal('Back')
    one('.header-burger-btn').click()
  })

  it('bring a header to life that is added later', async () => {
    start('')
    await settle()
    document.body.insertAdjacentHTML('beforeend', OLD)
    await until(() => opensMenu('.Mobile-bar-menu'))
  })

  it('leave an open menu open while other parts of the page change', async () => {
    start(NEW)
    await until(() => opensMenu('.header-burger-btn'))
    one('.header-burger-btn').click()
    document.body.insertAdjacentHTML('beforeend', '<div class="sqs-block">Kiln</div>')
    await settle()
    expect(one('.header-burger-btn').ariaExpanded).to.equal('true')
    one('.header-burger-btn').click()
  })

  it('draw edges of sections that are added later', async () => {
    start('')
    const context = JSON.stringify({ divider: { type: 'wavy', height: { value: 50, unit: 'px' } } })
    document.body.insertAdjacentHTML(
      'beforeend',
      `<section class="has-section-divider" style="block-size: 200px" data-current-context='${context}'>
      <svg><path class="section-divider-clip" d=""></path></svg></section>`,
    )
    await until(() => one('.section-divider-clip').getAttribute('d'))
  })
})
