import { expect } from 'chai'
import { start as startHeader } from './legacy-header'

const HTML = `<input type="checkbox" id="mobileNavToggle" hidden>
  <div id="overlayNav"><a href="#a">Overlay</a></div>
  <header id="header"><label for="mobileNavToggle" class="mobile-nav-toggle-label"><div></div></label>
  <nav><div class="folder"><input type="checkbox" id="f" hidden>
    <label for="f" class="folder-toggle-label">About</label>
    <div class="subnav"><div><a href="#team">Team</a></div></div></div></nav></header><a href="#x" id="x">Elsewhere</a>`

const CSS = `#overlayNav { visibility: hidden } #mobileNavToggle:checked ~ #overlayNav { visibility: visible }
  .subnav { transform: scale(1, 0) } .subnav > div { opacity: 0 }
  .folder:hover .subnav { transform: none } .folder:hover .subnav > div { opacity: 1 }`

describe('menus that are checkboxes', () => {
  let stop = (): void => {}
  beforeEach(() => {
    document.body.innerHTML = `<style>${CSS}</style>${HTML}`
    stop = startHeader(document)
  })
  afterEach(() => stop())

  const find = (selector: string): HTMLElement =>
    document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)
  const isVisible = (selector: string): boolean => {
    const part = find(selector)
    const options = { opacityProperty: true, visibilityProperty: true }
    return part.checkVisibility(options) && part.getBoundingClientRect().height > 1
  }
  const key = (name: string): unknown =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )

  it('open by keyboard and press, and close with Escape', () => {
    const label = find('.mobile-nav-toggle-label')
    expect([label.role, label.ariaLabel, label.ariaExpanded]).to.deep.equal(['button', 'Menu', 'false'])
    label.focus()
    key('Enter')
    expect([isVisible('#overlayNav a'), label.ariaExpanded]).to.deep.equal([true, 'true'])
    key('Escape')
    expect([isVisible('#overlayNav a'), document.activeElement === label]).to.deep.equal([false, true])
    label.click()
    expect(isVisible('#overlayNav a')).to.equal(true)
  })

  it('open folders that style sheets open on hover only, until focus leaves them', () => {
    expect(isVisible('[href="#team"]')).to.equal(false)
    find('.folder-toggle-label').focus()
    key(' ')
    expect(isVisible('[href="#team"]')).to.equal(true)
    find('[href="#team"]').focus()
    expect(isVisible('[href="#team"]')).to.equal(true)
    find('#x').focus()
    expect([isVisible('[href="#team"]'), document.activeElement?.id]).to.deep.equal([false, 'x'])
  })

  it('are as they were once it stops', () => {
    const before = HTML.replaceAll(/\s/g, '')
    find('.folder-toggle-label').click()
    stop()
    find('#f').click()
    const { innerHTML } = document.body
    expect(innerHTML.slice(innerHTML.indexOf('</style>') + 8).replaceAll(/\s|(?<=hidden)=""/g, '')).to.equal(
      before,
    )
  })
})
