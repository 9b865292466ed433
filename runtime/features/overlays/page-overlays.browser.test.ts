import { expect } from 'chai'
import { whenIdle } from '../../../src/dom/timing/idle'
import { POPUP_KEY } from '../../../src/overlays/popup-record'
import { $site } from '../../../src/site/core/site'
import { until } from '../../../test/mount'
import { start } from './page-overlays'
import { dataOf, look, popup, popupContext } from './page-overlays.fixture'

describe('a page’s overlays', () => {
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
  })

  it('are those that the settings enable, by the rule of each [POP-13] [POP-16] [CTX-12]', async () => {
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

  it('do not replace a bar in the server’s HTML', async () => {
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

  for (const [what, context] of [
    ['on a splash page', popupContext({}, { pageType: 3 })],
    [
      'on a page that is not listed',
      popupContext({ showOnAllPages: false, enabledPages: ['c2'] }, { collectionId: 'c1' }),
    ],
    ['after it was closed for good', popupContext({ displayFrequency: -1 })],
  ] as const) {
    it(`always include the list of overlays and the pop-up for a signed-in account, ${what} [POP-12] [OWN-20]`, async () => {
      localStorage.setItem(POPUP_KEY, JSON.stringify({ version: 3, submitted: true, dateClosed: Date.now() }))
      await look(context)
      expect(document.querySelector('ashlar-website-overlays, ashlar-popup-overlay')).to.equal(null)
      $site.set({ ...context, authenticatedAccount: { id: 'a1' } })
      await until(popup)
      localStorage.removeItem(POPUP_KEY)
      expect((dataOf('ashlar-popup-overlay') as Record<string, unknown>)['isPreview']).to.equal(true)
      const { overlays } = dataOf('ashlar-website-overlays') as { overlays: Record<string, unknown>[] }
      expect(overlays[0]).to.include({ name: 'popup-overlay', isShown: false, canPreview: true })
    })
  }

  it('do not include a disabled pop-up for a signed-in account until its button is clicked [POP-12]', async () => {
    await look({ ...popupContext({ style: 'none' }), authenticatedAccount: { id: 'a1' } })
    expect(dataOf('ashlar-website-overlays')).to.not.equal(null)
    expect(popup() === null).to.equal(true)
    document.dispatchEvent(new CustomEvent('ashlar:popup-preview'))
    expect((dataOf('ashlar-popup-overlay') as Record<string, unknown>)['isPreview']).to.equal(true)
  })

  it('are hidden in edit mode, and removed with the runtime', async () => {
    document.documentElement.dataset['ashlarEdit'] = ''
    $site.set(popupContext({}, { authenticatedAccount: {} }))
    start({ $site })
    // Idle callbacks come in the order in which they were asked for.
    await new Promise<IdleDeadline>(done => void whenIdle(done))
    delete document.documentElement.dataset['ashlarEdit']
    expect(document.body.innerHTML).to.equal('')
    $site.set(popupContext({}, { authenticatedAccount: {} }))
    await until(() => document.querySelector('[data-placed]'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.querySelector('[data-placed]') === null).to.equal(true)
  })
})
