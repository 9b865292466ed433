import { expect } from 'chai'
import { POPUP_KEY } from '../../../src/overlays/popup-record'
import { $site } from '../../../src/site/core/site'
import { $consent } from '../../../src/visitor/core/consent-store'
import { until } from '../../../test/mount'
import { start } from './page-overlays'
import { CONTENT, dataOf, look, popup, popupContext } from './page-overlays.fixture'
import { isAskedForConsent, isInUse } from './popup-moment'

describe('a page’s pop-up', () => {
  beforeEach(() => localStorage.removeItem(POPUP_KEY))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
    localStorage.removeItem(POPUP_KEY)
    history.replaceState(null, '', location.pathname)
  })
  it('shows the context’s content to a visitor without a record [POP-08] [POP-13]', async () => {
    $site.set(popupContext({}))
    start({ $site })
    await until(popup)
    expect(dataOf('ashlar-popup-overlay')).to.deep.equal({ ...CONTENT, version: 3, isPreview: false })
    expect(document.querySelector('ashlar-website-overlays') === null).to.equal(true)
  })

  it('shows the content of the server’s template', async () => {
    const template = document.createElement('template')
    template.dataset['ashlarPopup'] = ''
    const paragraph = document.createElement('p')
    paragraph.textContent = 'All of June'
    template.content.append(paragraph)
    document.body.append(template)
    $site.set({ ...popupContext({}), popupOverlay: undefined })
    start({ $site })
    expect((await until(popup)).textContent).to.equal('All of June')
    expect(template.content.textContent).to.equal('All of June')
  })

  const NOT_SHOWN = [
    ['with the style none [POP-04]', popupContext({ style: 'none' })],
    ['without settings [POP-04]', { websiteSettings: {}, popupOverlay: CONTENT }],
    ['on a splash page [POP-05]', popupContext({}, { pageType: 3 })],
    ['on a lock page [POP-05]', popupContext({}, { pageType: 103 })],
    [
      'on a page that is not listed [POP-13]',
      popupContext({ showOnAllPages: false, enabledPages: ['c2'] }, { collectionId: 'c1' }),
    ],
    ['with nothing to show', { ...popupContext({}), popupOverlay: {} }],
    [
      'with settings of another kind',
      { websiteSettings: { popupOverlaySettings: 'on' }, popupOverlay: CONTENT },
    ],
  ] as const
  for (const [when, site] of NOT_SHOWN) {
    it(`does not show ${when}`, async () => {
      await look(site)
      expect(popup() === null).to.equal(true)
    })
  }

  it('does not show in a screenshot [POP-07]', async () => {
    history.replaceState(null, '', '?screenshot=true')
    await look(popupContext({}))
    expect(popup() === null).to.equal(true)
  })

  it('does not show if it was closed recently, and shows if storage is unavailable [POP-08]', async () => {
    localStorage.setItem(POPUP_KEY, JSON.stringify({ version: 3, submitted: false, dateClosed: Date.now() }))
    await look(popupContext({}))
    expect(popup() === null).to.equal(true)
    localStorage.setItem(POPUP_KEY, '{"version":')
    $site.set(popupContext({}))
    await until(popup)
  })

  it('shows when the visitor has scrolled far enough', async () => {
    const tall = document.createElement('div')
    tall.style.height = '5000px'
    document.body.append(tall)
    await look(popupContext({ showOnScroll: true, scrollPercentage: 50 }))
    expect(popup() === null).to.equal(true)
    scrollTo({ top: 4000, behavior: 'instant' })
    await until(popup)
    scrollTo(0, 0)
  })

  it('shows after the owner’s delay', async () => {
    $site.set(popupContext({ showOnTimer: true, timerDelay: 30 }))
    start({ $site })
    await until(popup)
  })

  it('waits while the visitor types', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await look(popupContext({}))
    expect(popup() === null).to.equal(true)
    field.blur()
    await until(popup)
  })

  it('waits until the visitor has answered the consent question', async () => {
    const site = popupContext({}, { cookieSettings: { isCookieBannerEnabled: true } })
    expect(isAskedForConsent({ ...site, consent: 'compat' }, document)).to.equal(false)
    expect(isAskedForConsent({ ...site, cookieSettings: {} }, document)).to.equal(false)
    await look(site)
    expect(isAskedForConsent(site, document)).to.equal(true)
    expect(popup() === null).to.equal(true)
    $consent.set({ necessary: true, functional: false, analytics: false, marketing: false })
    const banner = document.body.appendChild(document.createElement('ashlar-cookie-banner'))
    expect(isAskedForConsent(site, document)).to.equal(true)
    banner.remove()
    await until(popup)
    $consent.set(null)
  })

  const IN_USE = [
    ['a field that is typed into', () => focus(document.createElement('textarea'))],
    [
      'a text that is edited',
      () => focus(Object.assign(document.createElement('p'), { contentEditable: 'true' })),
    ],
    ['a field in a shadow root', () => focus(document.createElement('input'), shadowIn(document.body))],
    ['a modal of the site', () => open(document.createElement('dialog'))],
    ['a modal in a surface', () => open(document.createElement('dialog'), surface())],
    ['a dialog on the stage of all dialogs', () => open(document.createElement('dialog'), stage())],
    ['a modal of another library', () => document.body.append(otherModal())],
  ] as const
  for (const [what, begin] of IN_USE) {
    it(`regards the page as busy with ${what}`, () => {
      expect(isInUse(document)).to.equal(false)
      begin()
      expect(isInUse(document)).to.equal(true)
    })
  }

  const NOT_IN_USE = [
    ['a button that has the focus', () => focus(document.createElement('button'))],
    ['a dialog that is not modal', () => document.body.appendChild(document.createElement('dialog')).show()],
    ['a modal that does not show', () => document.body.append(otherModal(true))],
  ] as const
  for (const [what, begin] of NOT_IN_USE) {
    it(`does not regard the page as busy with ${what}`, () => {
      begin()
      expect(isInUse(document)).to.equal(false)
    })
  }
})

function focus(element: HTMLElement, place: Node = document.body): void {
  place.appendChild(element)
  element.focus()
}

function open(dialog: HTMLDialogElement, place: Node = document.body): void {
  place.appendChild(dialog)
  dialog.showModal()
}

const shadowIn = (place: Node): ShadowRoot =>
  place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })

function surface(): ShadowRoot {
  const root = shadowIn(document.body)
  root.host.setAttribute('data-ashlar-surface', 'lightbox')
  return root
}

function stage(): ShadowRoot {
  const place = document.createElement('ashlar-dialog')
  place.setAttribute('data-stage', '')
  document.body.append(place)
  return place.attachShadow({ mode: 'open' })
}

function otherModal(isHidden = false): HTMLElement {
  const modal = Object.assign(document.createElement('div'), { textContent: 'Log in', hidden: isHidden })
  modal.setAttribute('aria-modal', 'true')
  return modal
}
