import { expect } from 'chai'
import { POPUP_KEY } from '../../src/popups/popup-record'
import { $site } from '../../src/site/site'
import { settle, until } from '../../test/mount'
import { start } from './page-overlays'

const POPUP = { style: 2, version: 3, showOnAllPages: true }
const CONTENT = { title: 'Four firings a year' }
const context = (settings: object, more: object = {}) => ({
  websiteSettings: { popupOverlaySettings: { ...POPUP, ...settings } },
  popupOverlay: CONTENT,
  ...more,
})

const popup = (): Element | null => document.querySelector('ashlar-popup-overlay')
const dataOf = (tag: string): unknown =>
  JSON.parse(document.querySelector(tag)?.getAttribute('data-block-json') ?? 'null')

/** Runs the part until it has put the bar on the page that comes last, and so has looked at everything. */
async function look(site: object): Promise<void> {
  $site.set({
    ...site,
    authenticatedAccount: (site as Record<string, unknown>)['authenticatedAccount'] ?? {},
  })
  start({ $site })
  await until(() => document.querySelector('ashlar-website-overlays'))
  await settle()
}

describe('what stands above a page', () => {
  beforeEach(() => localStorage.removeItem(POPUP_KEY))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
    localStorage.removeItem(POPUP_KEY)
    history.replaceState(null, '', location.pathname)
  })

  it('is the pop-up of the context, to a visitor whose browser remembers none [POP-08] [POP-13]', async () => {
    $site.set(context({}))
    start({ $site })
    await until(popup)
    expect(dataOf('ashlar-popup-overlay')).to.deep.equal({ ...CONTENT, version: 3, isPreview: false })
    expect(document.querySelector('ashlar-website-overlays') === null).to.equal(true)
  })

  it('is the pop-up that the server wrote into a template', async () => {
    const template = document.createElement('template')
    template.dataset['ashlarPopup'] = ''
    const paragraph = document.createElement('p')
    paragraph.textContent = 'All of June'
    template.content.append(paragraph)
    document.body.append(template)
    $site.set({ ...context({}), popupOverlay: undefined })
    start({ $site })
    expect((await until(popup)).textContent).to.equal('All of June')
    expect(template.content.textContent).to.equal('All of June')
  })

  const NOT_SHOWN = [
    ['with the style none [POP-04]', context({ style: 'none' })],
    ['without settings [POP-04]', { websiteSettings: {}, popupOverlay: CONTENT }],
    ['on a splash page [POP-05]', context({}, { pageType: 3 })],
    ['on a lock page [POP-05]', context({}, { pageType: 103 })],
    [
      'on a page that is not listed [POP-13]',
      context({ showOnAllPages: false, enabledPages: ['c2'] }, { collectionId: 'c1' }),
    ],
    ['with nothing to show', { ...context({}), popupOverlay: {} }],
    [
      'with settings of another kind',
      { websiteSettings: { popupOverlaySettings: 'on' }, popupOverlay: CONTENT },
    ],
  ] as const
  for (const [when, site] of NOT_SHOWN) {
    it(`is no pop-up ${when}`, async () => {
      await look(site)
      expect(popup() === null).to.equal(true)
    })
  }

  it('is no pop-up in a screenshot [POP-07]', async () => {
    history.replaceState(null, '', '?screenshot=true')
    await look(context({}))
    expect(popup() === null).to.equal(true)
  })

  it('is no pop-up that was closed lately, and is one where nothing can be read [POP-08]', async () => {
    localStorage.setItem(POPUP_KEY, JSON.stringify({ version: 3, submitted: false, dateClosed: Date.now() }))
    await look(context({}))
    expect(popup() === null).to.equal(true)
    localStorage.setItem(POPUP_KEY, '{"version":')
    $site.set(context({}))
    await until(popup)
  })

  it('is the pop-up only once the visitor has scrolled far enough', async () => {
    const tall = document.createElement('div')
    tall.style.height = '5000px'
    document.body.append(tall)
    await look(context({ showOnScroll: true, scrollPercentage: 50 }))
    expect(popup() === null).to.equal(true)
    scrollTo({ top: 4000, behavior: 'instant' })
    await until(popup)
    scrollTo(0, 0)
  })

  it('is the pop-up after the time that the owner wants', async () => {
    $site.set(context({ showOnTimer: true, timerDelay: 30 }))
    start({ $site })
    await until(popup)
  })

  it('waits with the pop-up while the visitor types, or a dialog is open', async () => {
    const field = document.createElement('input')
    const dialog = document.createElement('dialog')
    document.body.append(field, dialog)
    field.focus()
    await look(context({}))
    expect(popup() === null).to.equal(true)
    dialog.showModal()
    field.blur()
    for (let frame = 0; frame < 40; frame++) await settle()
    expect(popup() === null).to.equal(true)
    dialog.close()
    field.blur()
    await until(popup)
  })

  it('is all that the settings ask for, by the rule of each [POP-13] [POP-16] [CTX-12]', async () => {
    const websiteSettings = {
      mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true, isLocationEnabled: true },
      contactEmail: 'kiln@tarn.example',
      announcementBarSettings: { style: 2, text: '<p>Open late</p>', clickthroughUrl: { url: '/visit' } },
      ssBadgeType: 2,
      ssBadgePosition: 4,
      pinterestOverlayOptions: { mode: 'enabled_for_blogs' },
    }
    const site = {
      websiteSettings,
      showAnnouncementBar: true,
      licensedAssetsBar: { text: 'Pictures are on loan' },
      website: { location: { addressCountry: 'United Kingdom' } },
    }
    await look(site)
    expect(
      ['announcement-bar', 'info-bar', 'site-badge', 'licensed-assets-bar'].map(name =>
        dataOf(`ashlar-${name}`),
      ),
    ).to.deep.equal([
      { html: '<p>Open late</p>', url: '/visit', newWindow: false },
      { email: 'kiln@tarn.example' },
      { corner: 'bottom-right' },
      { text: 'Pictures are on loan' },
    ])
    expect(dataOf('ashlar-pinterest-overlay')).to.deep.equal({})
    const dock = document.querySelector<HTMLElement>('[data-ashlar-dock]')
    const bar = document.querySelector<HTMLElement>('ashlar-info-bar')
    if (bar) bar.style.cssText = 'display: block; height: 50px'
    await until(() => dock?.offsetHeight === 50)
    expect(bar?.getBoundingClientRect().bottom).to.equal(innerHeight)

    const off = {
      ...websiteSettings,
      pinterestOverlayOptions: { mode: 'disabled' },
      mobileInfoBarSettings: {},
    }
    $site.set({
      ...site,
      websiteSettings: off,
      showAnnouncementBar: false,
      templateVersion: '7.1',
      licensedAssetsBar: null,
    })
    await until(() => !document.querySelector('[data-placed]'))
  })

  it('leaves the bar that the server has on the page as it is', async () => {
    const own = document.createElement('ashlar-info-bar')
    document.body.append(own)
    await look({
      websiteSettings: {
        mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true },
        contactEmail: 'a@b.example',
      },
    })
    expect([...document.querySelectorAll('ashlar-info-bar')].map(bar => bar === own)).to.deep.equal([true])
    expect(own.hasAttribute('data-block-json')).to.equal(false)
  })

  it('is always the list of overlays to who is signed in, with the pop-up at hand [POP-12] [OWN-20]', async () => {
    await look({ ...context({}, { pageType: 3 }), authenticatedAccount: { id: 'a1' } })
    const { overlays } = dataOf('ashlar-website-overlays') as { overlays: Record<string, unknown>[] }
    expect(overlays[0]).to.deep.equal({
      name: 'popup-overlay',
      isShown: false,
      hindrance: 'page-type',
      canPreview: true,
    })
    expect(popup() === null).to.equal(true)
    document.dispatchEvent(new CustomEvent('ashlar:popup-preview'))
    expect((dataOf('ashlar-popup-overlay') as Record<string, unknown>)['isPreview']).to.equal(true)
  })

  it('is nothing while the page is edited, and goes with the runtime', async () => {
    document.documentElement.dataset['ashlarEdit'] = ''
    $site.set(context({}, { authenticatedAccount: {} }))
    start({ $site })
    for (let frame = 0; frame < 20; frame++) await settle()
    delete document.documentElement.dataset['ashlarEdit']
    expect(document.body.innerHTML).to.equal('')
    $site.set(context({}, { authenticatedAccount: {} }))
    await until(() => document.querySelector('[data-placed]'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.querySelector('[data-placed]') === null).to.equal(true)
  })
})
