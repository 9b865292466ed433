// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { statisticsSettings } from '../visitor/measure-page/page-facts'
import { comments } from './comments'
import { consentQuestion, cookieBannerSettings } from './cookie-banner-settings'
import { fonts } from './fonts'
import { infoBarSettings, overlays, popupSettings } from './overlay-settings'
import { siteHost } from './site-host'
import { account } from './slices/account'
import { consentSettings } from './slices/consent-settings'
import { page, pageSettings } from './slices/page'
import { website } from './slices/website'
import { reportedBy } from './slices.fixture'

it('carries id and identifier of the site [CTX-03]', () => {
  const context = { website: { id: 'w1', identifier: 'oak' } }
  expect([website(context).id, siteHost(context).identifier]).toEqual(['w1', 'oak'])
})

it('carries developer mode in either place, off by default [CTX-06]', () => {
  const contexts = [{}, { developerMode: true }, { website: { developerMode: true } }]
  expect(contexts.map(context => siteHost(context).developerMode)).toEqual([false, true, true])
})

it('carries in either place whether Escape leads to the login [CTX-08]', () => {
  const contexts = [{}, { useEscapeKeyToLogin: true }, { websiteSettings: { useEscapeKeyToLogin: true } }]
  expect(contexts.map(context => pageSettings(context).useEscapeKeyToLogin)).toEqual([false, true, true])
})

it('carries the signed-in account, null for a visitor [CTX-09]', () => {
  const contexts = [{ authenticatedAccount: { id: 'a1' } }, { authenticatedAccount: null }, {}]
  expect(contexts.map(context => account(context).authenticatedAccount)).toEqual([{ id: 'a1' }, null, null])
})

it('carries the owner’s switches [CTX-11]', () => {
  const context = {
    websiteSettings: {
      disqusShortname: 'oak',
      commentsEnabled: true,
      mobileInfoBarSettings: { style: 2, isLocationEnabled: true },
      popupOverlaySettings: { style: 2, version: 7, displayFrequency: -1, enableMobile: false },
      pinterestOverlayOptions: { mode: 'enabled_for_blogs' },
    },
  }
  expect(comments(context)).toEqual({ disqusShortname: 'oak', commentsEnabled: true })
  expect(infoBarSettings(context)).toMatchObject({
    style: 2,
    isLocationEnabled: true,
    isContactEmailEnabled: false,
  })
  expect(popupSettings(context)).toMatchObject(context.websiteSettings.popupOverlaySettings)
  expect(overlays(context).pinterestMode).toBe('enabled_for_blogs')
})

it('carries address, developer mode, fonts, version and whether the site may be copied [CTX-13]', () => {
  const site = { id: 'w1', baseUrl: 'https://oak.example', developerMode: true, cloneable: true }
  const context = { website: { ...site, typekitId: 'kit', templateVersion: '7.1' } }
  const read = { ...website(context), ...siteHost(context), ...fonts(context), ...overlays(context) }
  expect(read).toMatchObject({ ...site, typekitId: 'kit', templateVersion: '7.1' })
  expect(siteHost({ websiteCloneable: true }).cloneable).toBe(true)
  expect(overlays({ templateVersion: '7' }).templateVersion).toBe('7')
})

it('carries roles and permissions, by number or by name [CTX-14]', () => {
  const context = { websiteRoles: [10, 'EDITOR'], accessPermissions: ['admin', 7] }
  expect({ ...statisticsSettings(context), ...account(context) }).toMatchObject(context)
  expect([account({}).websiteRoles, statisticsSettings({}).accessPermissions]).toEqual([[], []])
})

it.each([
  [{ collection: { id: 'c1' }, item: { id: 'i1' } }, 'c1', 'i1'],
  [{ collectionId: 'c1', itemId: 'i1' }, 'c1', 'i1'],
  [{ collectionId: 'c1', collection: { id: 'c2' } }, 'c2', ''],
  [{ collectionId: 'c1', collection: { id: '' } }, 'c1', ''],
  [{ collection: null }, '', ''],
])(
  'carries collection and item, whichever way the server names them: %j [CTX-15]',
  (context, collectionId, itemId) => {
    expect(page(context)).toMatchObject({ collectionId, itemId })
  },
)

it('carries page type, announcement bar and fonts [CTX-16]', () => {
  const context = {
    pageType: 209,
    showAnnouncementBar: true,
    googleFonts: [{ includeName: 'Lato' }, null, {}],
    typekitFonts: [{ id: 'proxima', variations: ['n4'] }],
  }
  expect(page(context)).toMatchObject({ pageType: 209, showAnnouncementBar: true })
  expect(fonts(context)).toMatchObject({ googleFonts: ['Lato'], typekitFonts: ['proxima'] })
})

it('carries the settings of the cookie banner [CTX-17]', () => {
  const cookieSettings = {
    cookieBannerCtaText: 'OK',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerText: '<p>Cookies</p>',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'BAR',
    cookieBannerOptOutCtaText: 'No',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isCookieBannerEnabled: true,
    isAnalyticsCookiesDisabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: true,
    isConsentRecorded: false,
    consentTexts: { title: 'Cookies', analytics: { name: 'Counting' } },
    consentVersion: 2,
    consentCategories: ['analytics'],
  }
  const context = { cookieSettings }
  expect({
    ...cookieBannerSettings(context),
    ...consentSettings(context),
    ...consentQuestion(context),
  }).toMatchObject(cookieSettings)
})

it('leaves invalid items out of a list and reports each', () => {
  const context = { websiteRoles: [10, {}, 'EDITOR', null], googleFonts: [{ includeName: 'Lato' }, 'Arial'] }
  const messages = reportedBy(() => {
    expect(account(context).websiteRoles).toEqual([10, 'EDITOR'])
    expect(fonts(context).googleFonts).toEqual(['Lato'])
  })
  expect(messages).toEqual([
    'site context: websiteRoles.1: expected a number or string',
    'site context: googleFonts.1: expected an object',
  ])
})
