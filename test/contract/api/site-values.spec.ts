import { afterAll, describe, expect, inject, it } from 'vitest'
import {
  COOKIE_SETTINGS_PATH,
  HEADER_FOOTER_PATH,
  LANGUAGES_PATH,
  MULTILINGUAL_SETTINGS_PATH,
  MULTILINGUAL_STATUS_PATH,
  TRANSLATION_PROVIDER_PATH,
} from '../../../src/calls/site-values'
import { cookieSettingsPayload } from '../../../src/visitor/consent/cookie-settings-payload'
import { postSiteForm } from './site-form'
import { signIn, visit } from './visitor'

// One file for all calls that write these values: its tests share a server and run in sequence.
const canSignIn = inject('ownerPassword') !== ''

describe('a site setting', () => {
  it.each([
    [
      HEADER_FOOTER_PATH,
      'API-19] [HF-01] [CTX-25',
      { header: expect.any(Object), footer: expect.any(Object) },
    ],
    [MULTILINGUAL_SETTINGS_PATH, 'API-20] [I18N-03', { languages: expect.any(Array) }],
    [MULTILINGUAL_STATUS_PATH, 'API-20] [I18N-03', { connected: expect.any(Boolean) }],
    [COOKIE_SETTINGS_PATH, 'API-27', expect.any(Object)],
  ])('is public at %s [%s]', async (path, _id, expected) => {
    const response = await visit().fetch('GET', path)
    expect([response.status, await response.json()]).toEqual([200, expected])
  })

  it.each([
    ['PUT', HEADER_FOOTER_PATH, { header: {}, footer: {} }],
    ['PUT', LANGUAGES_PATH, { languages: ['en'] }],
    ['PUT', COOKIE_SETTINGS_PATH, {}],
    ['DELETE', TRANSLATION_PROVIDER_PATH, undefined],
  ])('cannot be changed by a visitor: %s %s requires a login', async (method, path, json) => {
    const response = await visit().call(method, path, json === undefined ? {} : { json })
    expect([response.status, (await response.json()).loginRequired]).toEqual([401, true])
  })

  it.skipIf(!canSignIn).each<[put: string, id: string, get: string, json: object]>([
    [
      HEADER_FOOTER_PATH,
      'API-19] [HF-02',
      HEADER_FOOTER_PATH,
      { header: { text: '<b>𝒜' }, footer: { a: [1, null] } },
    ],
    [LANGUAGES_PATH, 'API-21] [I18N-04] [CTX-26', MULTILINGUAL_SETTINGS_PATH, { languages: ['de', 'pt-BR'] }],
    [
      COOKIE_SETTINGS_PATH,
      'API-27',
      COOKIE_SETTINGS_PATH,
      { cookieBannerText: 'Crumbs?', isCookieBannerEnabled: true, isVisitorDataRestricted: false },
    ],
    [
      COOKIE_SETTINGS_PATH,
      'CKB-04',
      COOKIE_SETTINGS_PATH,
      cookieSettingsPayload({
        cookieBannerVariant: 'POPUP',
        isActivityLogEnabled: false,
        isAnalyticsCookiesDisabled: true,
      }),
    ],
  ])('is saved by the owner at %s and read again [%s]', async (put, _id, get, json) => {
    const owner = await signIn()
    expect((await owner.call('PUT', put, { json })).status).toBe(200)
    expect(await (await visit().fetch('GET', get)).json()).toEqual(json)
  })

  it.skipIf(!canSignIn)('can be disconnected from the translation provider [API-22] [I18N-05]', async () => {
    const owner = await signIn()
    expect((await owner.call('DELETE', TRANSLATION_PROVIDER_PATH)).status).toBe(200)
    expect(await (await visit().fetch('GET', MULTILINGUAL_STATUS_PATH)).json()).toEqual({ connected: false })
  })

  it.skipIf(!canSignIn)('is rejected if it has the wrong type', async () => {
    const owner = await signIn()
    for (const [path, json] of [
      [HEADER_FOOTER_PATH, { header: 1 }],
      [LANGUAGES_PATH, { languages: ['<script>'] }],
      [COOKIE_SETTINGS_PATH, { cookieBannerText: 7 }],
    ] as const) {
      expect((await owner.call('PUT', path, { json })).status).toBe(400)
    }
  })

  it.skipIf(!canSignIn)('is not saved with a stale crumb [API-26]', async () => {
    const json = { languages: ['fr'] }
    const response = await (await signIn()).fetch('PUT', LANGUAGES_PATH, { json, query: { crumb: 'x' } })
    expect(await response.json()).toMatchObject({ crumbFail: true })
  })
})

afterAll(async () => {
  if (!canSignIn) return
  const owner = await signIn()
  await owner.call('PUT', HEADER_FOOTER_PATH, { json: { header: {}, footer: {} } })
  await owner.call('PUT', COOKIE_SETTINGS_PATH, { json: {} })
})

const HOSTILE = '</script><b>"𝒜'

const read = async (path: string) => (await visit().fetch('GET', path)).json()

const contextOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="site-context">(.*?)<\/script>/.exec(page)?.[1] ?? '')

describe.skipIf(!canSignIn || !inject('isOurs'))('the owner’s page of the site', () => {
  it('saves header and footer like the call, and keeps their other contents [HF-01] [HF-02]', async () => {
    const owner = await signIn()
    const json = { header: { text: 'old', logo: 7 }, footer: {} }
    expect((await owner.call('PUT', HEADER_FOOTER_PATH, { json })).status).toBe(200)
    const saved = await postSiteForm(owner, {
      what: 'header-footer',
      header: ` ${HOSTILE} `,
      footer: 'Fridays',
    })
    expect(saved.status).toBe(303)
    expect(await read(HEADER_FOOTER_PATH)).toEqual({
      header: { text: HOSTILE, link: '', logo: 7 },
      footer: { text: 'Fridays', link: '' },
    })
    expect(await (await owner.fetch('GET', '/config/site')).text()).toContain('value="Fridays"')
  })

  it('links the lines above and below the page', async () => {
    const lines = {
      header: 'Open today',
      headerLink: '/#visit',
      footer: 'Write',
      footerLink: 'mailto:a@b.co',
    }
    expect((await postSiteForm(await signIn(), { what: 'header-footer', ...lines })).status).toBe(303)
    const page = await (await visit().fetch('GET', '/blocks/quote')).text()
    expect(page).toContain('<a href="/#visit">Open today</a>')
    expect(page).toContain('<a href="mailto:a@b.co">Write</a>')
  })

  it('saves the cookie banner, which the pages’ context then contains [CKB-02] [CKB-03] [CKB-04]', async () => {
    const owner = await signIn()
    const fields = {
      what: 'cookie-settings',
      isCookieBannerEnabled: 'true',
      isAnalyticsCookiesDisabled: 'true',
      cookieBannerText: HOSTILE,
      cookieBannerVariant: 'POPUP',
    }
    expect((await postSiteForm(owner, fields)).status).toBe(303)
    const banner = { isCookieBannerEnabled: true, cookieBannerText: HOSTILE, cookieBannerVariant: 'POPUP' }
    expect(await read(COOKIE_SETTINGS_PATH)).toMatchObject({
      ...banner,
      isVisitorDataRestricted: true,
      isRestrictiveCookiePolicyEnabled: true,
    })
    const page = await (await visit().fetch('GET', '/blocks/quote')).text()
    expect(contextOf(page).cookieSettings).toMatchObject({
      ...banner,
      isAnalyticsCookiesDisabled: true,
      isActivityLogEnabled: false,
    })
  })

  it('saves the languages like the call; each page then offers them and lists them in its context [API-21] [I18N-04]', async () => {
    const owner = await signIn()
    expect((await postSiteForm(owner, { what: 'languages', languages: 'en, de de\tar' })).status).toBe(303)
    expect(await read(MULTILINGUAL_SETTINGS_PATH)).toEqual({ languages: ['en', 'de', 'ar'] })
    const page = await (await visit().fetch('GET', '/blocks/quote?lang=de')).text()
    expect(contextOf(page).multilingual).toEqual({ languages: ['en', 'de', 'ar'] })
    expect(page).toMatch(
      /<a href="\/blocks\/quote\?lang=de" hreflang="de" lang="de" aria-current="true">Deutsch<\/a>/,
    )
    expect((await postSiteForm(owner, { what: 'languages', languages: 'de, <b>' })).status).toBe(400)
    expect((await postSiteForm(owner, { what: 'languages', languages: '' })).status).toBe(303)
    expect(await (await visit().fetch('GET', '/blocks/quote')).text()).not.toContain('aria-label="Languages"')
  })

  it('disconnects the translation provider like the call [API-22] [I18N-05]', async () => {
    expect((await postSiteForm(await signIn(), { what: 'translation' })).status).toBe(303)
    expect(await read(MULTILINGUAL_STATUS_PATH)).toEqual({ connected: false })
  })

  it('saves nothing by a form from another site', async () => {
    const form = { what: 'header-footer', header: 'elsewhere', xsrf: 'made up' }
    expect((await (await signIn()).fetch('POST', '/config/site', { form })).status).toBe(403)
    expect(JSON.stringify(await read(HEADER_FOOTER_PATH))).not.toContain('elsewhere')
  })
})

describe.skipIf(!canSignIn || !inject('isOurs'))('a page of the site', () => {
  it('shows the owner’s lines as plain text', async () => {
    await postSiteForm(await signIn(), { what: 'header-footer', header: HOSTILE, footer: '' })
    const page = await (await visit().fetch('GET', '/blocks/quote')).text()
    expect(page).toContain('<p class="site-line">&lt;/script&gt;&lt;b&gt;&quot;𝒜</p>')
    expect(page.match(/class="site-line"/g)).toHaveLength(1)
  })

  it('detects its owner, in uncached responses only', async () => {
    const page = await (await signIn()).fetch('GET', '/blocks/quote')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(contextOf(await page.text())).toMatchObject({
      authenticatedAccount: { id: expect.any(String) },
      websiteRoles: ['admin'],
    })
    const other = await visit().fetch('GET', '/blocks/quote')
    expect(contextOf(await other.text())).not.toHaveProperty('authenticatedAccount')
  })
})
