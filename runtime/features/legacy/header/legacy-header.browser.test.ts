import { expect } from 'chai'
import { settle, until, violations } from '../../../../test/mount'
import pageCss from '../page/legacy-page.static.css?inline'
import { start as startHeader } from './legacy-header'
import { NEW, NEW_CSS, OLD } from './legacy-header.fixture'

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const press = (selector: string): void => {
  find(selector).focus()
  find(selector).click()
}
const key = (name: string): unknown =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  )
const focused = (): string =>
  document.activeElement?.textContent.trim() || (document.activeElement?.ariaLabel ?? '')
/** The texts of the controls in the menu that a visitor can use. */
const usable = (menu: string): string[] =>
  [...find(menu).querySelectorAll<HTMLElement>('a, button')]
    .filter(control => !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true }))
    .map(control => control.textContent.trim() || (control.ariaLabel ?? ''))

let stop = (): void => {}

function start(html: string, css = ''): string {
  document.body.innerHTML = `<style>${css}</style><main><a href="/">Elsewhere</a></main>${html}`
  const before = document.body.innerHTML
  stop = startHeader(document)
  return before
}

describe('the header of an exported page', () => {
  afterEach(() => stop())

  it('opens the menu of the page with its burger button, and closes it', async () => {
    start(NEW, NEW_CSS)
    const burger = find('.header-burger-btn')
    expect(usable('.header-menu')).to.deep.equal([])
    expect([burger.innerText.trim(), burger.ariaExpanded]).to.deep.equal(['Open Menu', 'false'])
    press('.header-burger-btn')
    expect(usable('.header-menu')).to.deep.equal(['About', 'Visit'])
    expect([burger.innerText.trim(), burger.ariaExpanded]).to.deep.equal(['Close Menu', 'true'])
    expect([find('main').inert, document.body.style.overflow]).to.deep.equal([true, 'hidden'])
    expect(find('header').className).to.equal('header dark')
    await settle()
    expect(await violations(find('header'))).to.deep.equal([])
    key('Escape')
    expect([usable('.header-menu'), find('main').inert, focused()]).to.deep.equal([
      [],
      false,
      burger.textContent.trim(),
    ])
    expect([find('header').className, document.body.className]).to.deep.equal(['header light', ''])
    press('.header-burger-btn')
    press('.header-burger-btn')
    expect(burger.ariaExpanded).to.equal('false')
  })

  it('opens folders of the menu, with a way back', () => {
    start(NEW, NEW_CSS)
    press('.header-burger-btn')
    find('[data-folder-id]').focus()
    key(' ')
    expect([usable('.header-menu'), focused()]).to.deep.equal([['Back', 'Team'], 'Back'])
    press('[data-action=back]')
    expect([usable('.header-menu'), focused()]).to.deep.equal([['About', 'Visit'], 'About'])
    press('[data-folder-id]')
    key('Escape')
    expect([usable('.header-menu'), focused()]).to.deep.equal([['About', 'Visit'], 'About'])
    press('[data-folder-id]')
    press('[href="#team"]')
    expect(find('.header-burger-btn').ariaExpanded).to.equal('false')
  })

  it('opens folders beside the links by presses of their titles', () => {
    start(NEW, NEW_CSS)
    const isShown = (): boolean =>
      find('.header-nav-folder-content a').checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    const title = find('.header-nav-folder-title')
    expect([title.tabIndex, title.role, isShown()]).to.deep.equal([0, 'button', false])
    press('.header-nav-folder-title')
    expect([title.ariaExpanded, isShown()]).to.deep.equal(['true', true])
    find('[href="/kiln"]').focus()
    key('Escape')
    expect([title.ariaExpanded, isShown(), document.activeElement === title]).to.deep.equal([
      'false',
      false,
      true,
    ])
    press('.header-nav-folder-title')
    find('[href="/visit"]').focus()
    expect(isShown()).to.equal(false)
  })

  it('opens folders beside the links on hover, and keeps them after a press', async () => {
    start(NEW, NEW_CSS)
    const title = find('.header-nav-folder-title')
    const item = find('.header-nav-item--folder')
    const point = (type: string, pointerType = 'mouse'): unknown =>
      item.dispatchEvent(new PointerEvent(type, { pointerType }))
    point('pointerenter', 'touch')
    expect(title.ariaExpanded).to.equal('false')
    point('pointerenter')
    expect(title.ariaExpanded).to.equal('true')
    point('pointerleave')
    await until(() => title.ariaExpanded === 'false')
    point('pointerenter')
    title.click()
    expect(title.ariaExpanded).to.equal('true')
    title.click()
    expect(title.ariaExpanded).to.equal('false')
  })

  it('works in older templates, even without their style sheets', async () => {
    start(OLD)
    expect(usable('.Mobile-overlay')).to.deep.equal([])
    press('.Mobile-bar-menu')
    expect([usable('.Mobile-overlay'), focused()]).to.deep.equal([['About', 'Visit', 'Menu'], 'About'])
    expect(document.body.classList.contains('is-mobile-overlay-active')).to.equal(true)
    press('.Mobile-overlay-menu-main button')
    expect([usable('.Mobile-overlay'), focused()]).to.deep.equal([['Back', 'Team', 'Menu'], 'Back'])
    key('Escape')
    expect(focused()).to.equal('About')
    await settle()
    expect(await violations(find('.Mobile-overlay'))).to.deep.equal([])
    press('.Mobile-overlay-close')
    expect([usable('.Mobile-overlay'), focused()]).to.deep.equal([[], 'Menu'])
  })

  for (const [name, html, menu] of [
    ['newer', NEW, '.header-menu'],
    ['older', OLD, '.Mobile-overlay'],
  ] as const) {
    it(`keeps the menu of a ${name} page out of the page until it works`, () => {
      document.body.innerHTML = `<style>${pageCss}</style><main></main>${html}`
      expect(find(menu).checkVisibility()).to.equal(false)
      stop = startHeader(document)
      press('[data-controller~=MobileOverlayToggle], .header-burger-btn')
      expect(usable(menu)).to.include.members(['About', 'Visit'])
      stop()
      expect(find(menu).checkVisibility()).to.equal(false)
      // Without a button, nothing would ever show it.
      for (const burger of document.querySelectorAll(
        '[data-controller~=MobileOverlayToggle], .header-burger-btn',
      ))
        burger.remove()
      expect(find(menu).checkVisibility()).to.equal(true)
      stop = () => {}
    })
  }

  it('marks the current page by the class that the server has set', () => {
    start(NEW.replace('header-nav-item"', 'header-nav-item header-nav-item--active"'))
    expect([...document.querySelectorAll('[aria-current=page]')].map(link => link.textContent)).to.deep.equal(
      ['Visit'],
    )
  })

  for (const [name, html] of [
    ['newer', NEW],
    ['older', OLD],
  ] as const) {
    it(`gives a ${name} page back as it was, even with an open menu`, () => {
      const before = start(html, NEW_CSS)
      press('[data-controller~=MobileOverlayToggle], .header-burger-btn')
      press('[data-folder-id], .Mobile-overlay-menu-main button')
      stop()
      stop = () => {}
      expect(document.body.innerHTML).to.equal(before)
      expect(document.documentElement.style.cssText).to.equal('')
    })
  }
})
