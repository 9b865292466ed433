import { describe, expect, inject, it } from 'vitest'
import { COOKIE_SETTINGS_PATH, HEADER_FOOTER_PATH } from '../../../src/wire/site-values'
import { signIn, type Visitor, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

const HOSTILE = '</script><b>"𝒜'

async function post(owner: Visitor, fields: Readonly<Record<string, string>>): Promise<Response> {
  const page = await (await owner.fetch('GET', '/config/site')).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return owner.fetch('POST', '/config/site', { form: { ...fields, xsrf } })
}

const read = async (path: string) => (await visit().fetch('GET', path)).json()

const contextOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="site-context">(.*?)<\/script>/.exec(page)?.[1] ?? '')

describe.skipIf(!canSignIn)('the owner’s page of the site', () => {
  it('saves header and footer as the call does, and keeps what else stands there [HF-01] [HF-02]', async () => {
    const owner = await signIn()
    const json = { header: { text: 'old', logo: 7 }, footer: {} }
    expect((await owner.call('PUT', HEADER_FOOTER_PATH, { json })).status).toBe(200)
    const saved = await post(owner, { what: 'header-footer', header: ` ${HOSTILE} `, footer: 'Fridays' })
    expect(saved.status).toBe(303)
    expect(await read(HEADER_FOOTER_PATH)).toEqual({
      header: { text: HOSTILE, logo: 7 },
      footer: { text: 'Fridays' },
    })
    expect(await (await owner.fetch('GET', '/config/site')).text()).toContain('value="Fridays"')
  })

  it('saves the cookie banner, which the pages’ context then carries', async () => {
    const owner = await signIn()
    const fields = {
      what: 'cookie-settings',
      isCookieBannerEnabled: 'true',
      isVisitorDataRestricted: 'true',
      cookieBannerText: HOSTILE,
      cookieBannerVariant: 'POPUP',
    }
    expect((await post(owner, fields)).status).toBe(303)
    const banner = { isCookieBannerEnabled: true, cookieBannerText: HOSTILE, cookieBannerVariant: 'POPUP' }
    expect(await read(COOKIE_SETTINGS_PATH)).toMatchObject({
      ...banner,
      isVisitorDataRestricted: true,
      isRestrictiveCookiePolicyEnabled: false,
    })
    const page = await (await visit().fetch('GET', '/blocks/quote')).text()
    expect(contextOf(page).cookieSettings).toMatchObject({ ...banner, isActivityLogEnabled: false })
  })

  it.each([
    [{ what: 'header-footer', header: 'x'.repeat(501) }],
    [{ what: 'cookie-settings', cookieBannerText: 'x'.repeat(10_001) }],
    [{ what: 'secret', value: 'mine' }],
    [{}],
  ])('refuses %j, and says why', async fields => {
    const response = await post(await signIn(), fields)
    expect([response.status, (await response.text()).includes('role="alert"')]).toEqual([400, true])
  })

  it('saves nothing by a form that came from elsewhere', async () => {
    const form = { what: 'header-footer', header: 'elsewhere', xsrf: 'made up' }
    expect((await (await signIn()).fetch('POST', '/config/site', { form })).status).toBe(403)
    expect(JSON.stringify(await read(HEADER_FOOTER_PATH))).not.toContain('elsewhere')
  })
})

describe.skipIf(!canSignIn)('a page of the site', () => {
  it('shows the owner’s lines as plain text', async () => {
    await post(await signIn(), { what: 'header-footer', header: HOSTILE, footer: '' })
    const page = await (await visit().fetch('GET', '/blocks/quote')).text()
    expect(page).toContain('<p class="site-line">&lt;/script&gt;&lt;b&gt;&quot;𝒜</p>')
    expect(page.match(/class="site-line"/g)).toHaveLength(1)
  })

  it('knows its owner, keeps that from caches, and knows nobody else', async () => {
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
