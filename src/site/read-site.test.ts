import { describe, expect, it } from 'vitest'
import { parseJson } from '../parse-json'
import { headerFooterSchema } from './header-footer.schema'
import { multilingualSchema } from './multilingual.schema'
import { readSite } from './read-site'

const site = (raw: object) => {
  const reading = readSite(raw)
  expect(reading.problems).toEqual([])
  return reading.site
}

describe('the page context', () => {
  it('carries id and identifier of the site [CTX-03]', () => {
    const { website } = site({ website: { id: 'w1', identifier: 'oak' } })
    expect([website.id, website.identifier]).toEqual(['w1', 'oak'])
  })

  it('carries type and status of the site, 0 when it has none [CTX-04] [CTX-05]', () => {
    const kind = (website: object) => {
      const { websiteType, siteStatus } = site({ website }).website
      return [websiteType, siteStatus.value]
    }
    expect(kind({ websiteType: 3, siteStatus: { value: 13 } })).toEqual([3, 13])
    expect(kind({ siteStatus: {} })).toEqual([0, 0])
    expect(kind({})).toEqual([0, 0])
  })

  it('carries developer mode, off unless the server says otherwise [CTX-06]', () => {
    expect(site({}).developerMode).toBe(false)
    expect(site({ developerMode: true }).developerMode).toBe(true)
    expect(site({ website: { developerMode: true } }).developerMode).toBe(true)
  })

  it.each([
    ['a name', 'metric', 'metric'],
    ['a number', 2, 'metric'],
    ['the other number', 1, 'imperial'],
    ['nothing', undefined, 'imperial'],
  ])('reads the units of a store out of %s [CTX-07]', (_, measurementStandard, expected) => {
    expect(site({ storeSettings: { measurementStandard } }).storeSettings.measurementStandard).toBe(expected)
  })

  it('carries the settings of the store, wherever they stand [CTX-07]', () => {
    const storeSettings = { expressCheckout: true, measurementStandard: 'metric' }
    expect(site({ storeSettings }).storeSettings).toMatchObject(storeSettings)
    expect(site({ websiteSettings: { storeSettings } }).storeSettings).toMatchObject(storeSettings)
  })

  it('carries whether Escape leads to the login, wherever that stands [CTX-08]', () => {
    expect(site({ useEscapeKeyToLogin: true }).useEscapeKeyToLogin).toBe(true)
    expect(site({ websiteSettings: { useEscapeKeyToLogin: true } }).useEscapeKeyToLogin).toBe(true)
    expect(site({}).useEscapeKeyToLogin).toBe(false)
  })

  it('carries the signed-in account, null for a visitor [CTX-09]', () => {
    expect(site({ authenticatedAccount: { id: 'a1' } }).authenticatedAccount).toEqual({ id: 'a1' })
    expect(site({ authenticatedAccount: null }).authenticatedAccount).toBe(null)
    expect(site({}).authenticatedAccount).toBe(null)
  })

  it('carries the values of the template’s settings [CTX-10]', () => {
    const tweakJSON = { headerWidth: 'Full', columns: 3, loop: true }
    expect(site({ tweakJSON }).tweakJSON).toEqual(tweakJSON)
  })

  it('carries what the owner switched on and off [CTX-11]', () => {
    const { websiteSettings } = site({
      websiteSettings: {
        disqusShortname: 'oak',
        commentsEnabled: true,
        mobileInfoBarSettings: { style: 2, isLocationEnabled: true },
        popupOverlaySettings: { style: 2, version: 7, displayFrequency: -1, enableMobile: false },
        pinterestOverlayOptions: { mode: 'enabled_for_blogs' },
      },
    })
    expect(websiteSettings).toMatchObject({
      disqusShortname: 'oak',
      commentsEnabled: true,
      mobileInfoBarSettings: { style: 2, isLocationEnabled: true, isContactEmailEnabled: false },
      popupOverlaySettings: { style: 2, version: 7, displayFrequency: -1, enableMobile: false },
      pinterestOverlayOptions: { mode: 'enabled_for_blogs' },
    })
  })

  it('carries address, developer mode, fonts, version and whether the site may be copied [CTX-13]', () => {
    const website = {
      id: 'w1',
      baseUrl: 'https://oak.example',
      developerMode: true,
      cloneable: true,
      typekitId: 'kit',
      templateVersion: '7.1',
    }
    expect(site({ website }).website).toMatchObject(website)
    expect(site({ websiteCloneable: true, templateVersion: '7', developerMode: true }).website).toMatchObject(
      {
        cloneable: true,
        templateVersion: '7',
        developerMode: true,
      },
    )
  })

  it('carries roles and permissions, by number or by name [CTX-14]', () => {
    const lists = { websiteRoles: [10, 'EDITOR'], accessPermissions: ['admin', 7] }
    expect(site(lists)).toMatchObject(lists)
    expect(site({})).toMatchObject({ websiteRoles: [], accessPermissions: [] })
  })

  it('carries collection and item, whichever way the server names them [CTX-15]', () => {
    const ids = (raw: object) => {
      const { collection, item, collectionId, itemId } = site(raw)
      return [collection.id, item.id, collectionId, itemId]
    }
    expect(ids({ collection: { id: 'c1' }, item: { id: 'i1' } })).toEqual(['c1', 'i1', 'c1', 'i1'])
    expect(ids({ collectionId: 'c1', itemId: 'i1' })).toEqual(['c1', 'i1', 'c1', 'i1'])
    expect(ids({ collectionId: 'c1', collection: { id: 'c2' } })).toEqual(['c2', '', 'c1', ''])
    expect(ids({ collection: null })).toEqual(['', '', '', ''])
  })

  it('carries page type, announcement bar, demo collections and fonts [CTX-16]', () => {
    const page = {
      pageType: 209,
      showAnnouncementBar: true,
      demoCollections: [{ collectionId: 'c1' }],
      googleFonts: [{ includeName: 'Lato' }],
      typekitFonts: [{ id: 'kit', variations: ['n4'] }],
    }
    expect(site(page)).toMatchObject(page)
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
      isActivityLogEnabled: false,
      isAnalyticsCookiesDisabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      isRestrictiveCookiePolicyAbsolute: true,
    }
    expect(site({ cookieSettings }).cookieSettings).toMatchObject(cookieSettings)
  })

  it('carries the files of each module, out of lists or single texts [CTX-18]', () => {
    const rollups = { map: { js: ['a.js', 'b.js'], css: ['a.css'] }, bar: { js: '//cdn/bar.js' } }
    expect(site({ rollups }).rollups).toEqual({
      map: rollups.map,
      bar: { js: ['//cdn/bar.js'], css: [] },
    })
  })

  it('sells in US dollars when the server names no currency [CTX-20]', () => {
    const currencies = (storeSettings?: object) => {
      const { defaultCurrency, selectedCurrency } = site({ storeSettings }).storeSettings
      return [defaultCurrency, selectedCurrency]
    }
    expect(currencies()).toEqual(['USD', 'USD'])
    expect(currencies({ defaultCurrency: '' })).toEqual(['USD', 'USD'])
    expect(currencies({ defaultCurrency: 'EUR', selectedCurrency: 'gbp' })).toEqual(['EUR', 'GBP'])
  })

  it('knows where the business is, and that an empty text is no place', () => {
    const at = (mapLat: unknown, mapLng: unknown) => {
      const { location } = site({ website: { location: { mapLat, mapLng } } }).website
      return [location.mapLat, location.mapLng]
    }
    expect([at(47.5, '-19.25'), at('', 'here')]).toEqual([
      [47.5, -19.25],
      [null, null],
    ])
  })
})

describe('a wrong context', () => {
  it('loses the wrong field alone and names it', () => {
    const { site, problems } = readSite({
      developerMode: true,
      website: { id: 7, identifier: 'oak' },
      demoCollections: [{ collectionId: 'c1' }, { deleted: true }, 'c3', { collectionId: 'c4' }],
    })
    expect(site.website).toMatchObject({ id: '', identifier: 'oak' })
    expect(site.developerMode).toBe(true)
    expect(site.demoCollections).toEqual([{ collectionId: 'c1' }, { collectionId: 'c4' }])
    expect(problems.map(problem => problem.split(':')[0])).toEqual([
      'website.id',
      'demoCollections.1.collectionId',
      'demoCollections.2',
    ])
  })

  it('loses no more of a list item than is wrong', () => {
    const { site, problems } = readSite({
      typekitFonts: [
        { id: 'kit', variations: ['n4', 7] },
        { id: 'b', variations: 7 },
      ],
    })
    expect(site.typekitFonts).toEqual([
      { id: 'kit', variations: ['n4'] },
      { id: 'b', variations: [] },
    ])
    expect(problems).toHaveLength(2)
  })

  it('is read in two goes, however long a wrong list is', () => {
    const wrong = Array.from({ length: 5000 }, (_, item) => ({ collectionId: item }))
    const { site, problems } = readSite({ demoCollections: wrong })
    expect(site.demoCollections).toEqual([])
    // Each item loses its wrong id, then goes because it has none.
    expect(problems).toHaveLength(10_000)
  })

  it('takes null for missing, without a word', () => {
    expect(readSite({ website: null, tweakJSON: { loop: null }, demoCollections: [null] })).toEqual(
      readSite({}),
    )
  })

  it.each([[null], [7], ['text'], [[1, 2]]])('is complete even out of %j', raw => {
    expect(readSite(raw)).toEqual({
      site: readSite({}).site,
      problems: ['the site context is not an object'],
    })
  })

  it('reaches no prototype', () => {
    const text =
      '{"__proto__":{"developerMode":true},"tweakJSON":{"__proto__":{"polluted":1}},"rollups":{"constructor":7}}'
    for (const raw of [parseJson(text), JSON.parse(text)]) {
      const { site } = readSite(raw)
      expect(site.developerMode).toBe(false)
      expect(Reflect.get(site.tweakJSON, 'polluted')).toBe(undefined)
      expect(Reflect.get({}, 'polluted')).toBe(undefined)
    }
  })

  it('leaves what it was given as it was', () => {
    const raw = { website: { id: 7 }, websiteSettings: { storeSettings: { expressCheckout: true } } }
    const before = structuredClone(raw)
    readSite(raw)
    expect(raw).toEqual(before)
  })
})

describe('the answers beside the context', () => {
  it('hold header and footer in one object [CTX-25]', () => {
    expect(headerFooterSchema.parse({ header: { layout: 'left' } })).toEqual({
      header: { layout: 'left' },
      footer: {},
    })
  })

  it('hold a list of languages [CTX-26]', () => {
    expect(multilingualSchema.parse({ languages: ['en', 'pt-BR'] })).toEqual({ languages: ['en', 'pt-BR'] })
    expect(multilingualSchema.parse({})).toEqual({ languages: [] })
    expect(multilingualSchema.safeParse({ languages: 'en' }).success).toBe(false)
  })
})
