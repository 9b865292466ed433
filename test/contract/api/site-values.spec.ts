import { describe, expect, inject, it } from 'vitest'
import { cookieSettingsPayload } from '../../../src/consent/cookie-settings-payload'
import {
  COOKIE_SETTINGS_PATH,
  HEADER_FOOTER_PATH,
  LANGUAGES_PATH,
  MULTILINGUAL_SETTINGS_PATH,
  MULTILINGUAL_STATUS_PATH,
  TRANSLATION_PROVIDER_PATH,
} from '../../../src/wire/site-values'
import { signIn, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

describe('a value of the site', () => {
  it.each([
    [HEADER_FOOTER_PATH, 'API-19', { header: expect.any(Object), footer: expect.any(Object) }],
    [MULTILINGUAL_SETTINGS_PATH, 'API-20] [I18N-03', { languages: expect.any(Array) }],
    [MULTILINGUAL_STATUS_PATH, 'API-20] [I18N-03', { connected: expect.any(Boolean) }],
    [COOKIE_SETTINGS_PATH, 'API-27', expect.any(Object)],
  ])('is read by anybody at %s [%s]', async (path, _id, expected) => {
    const response = await visit().fetch('GET', path)
    expect([response.status, await response.json()]).toEqual([200, expected])
  })

  it.each([
    ['PUT', HEADER_FOOTER_PATH, { header: {}, footer: {} }],
    ['PUT', LANGUAGES_PATH, { languages: ['en'] }],
    ['PUT', COOKIE_SETTINGS_PATH, {}],
    ['DELETE', TRANSLATION_PROVIDER_PATH, undefined],
  ])('is not changed by a visitor: %s %s asks to log in', async (method, path, json) => {
    const response = await visit().call(method, path, json === undefined ? {} : { json })
    expect([response.status, (await response.json()).loginRequired]).toEqual([401, true])
  })

  it.skipIf(!canSignIn).each<[put: string, id: string, get: string, json: object]>([
    [
      HEADER_FOOTER_PATH,
      'API-19',
      HEADER_FOOTER_PATH,
      { header: { text: '<b>𝒜' }, footer: { a: [1, null] } },
    ],
    [LANGUAGES_PATH, 'API-21] [I18N-04', MULTILINGUAL_SETTINGS_PATH, { languages: ['de', 'pt-BR'] }],
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

  it.skipIf(!canSignIn)('parts with the translation provider [API-22] [I18N-05]', async () => {
    const owner = await signIn()
    expect((await owner.call('DELETE', TRANSLATION_PROVIDER_PATH)).status).toBe(200)
    expect(await (await visit().fetch('GET', MULTILINGUAL_STATUS_PATH)).json()).toEqual({ connected: false })
  })

  it.skipIf(!canSignIn)('is refused where it is of the wrong kind', async () => {
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
