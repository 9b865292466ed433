import { describe, expect, inject, it } from 'vitest'
import { signIn, type Visitor, visit } from './visitor'

const canSignIn = inject('isOurs') && inject('ownerPassword') !== ''

const OWNER = { email: 'owner@example.com', password: inject('ownerPassword') }

const panelOf = async (visitor: Visitor, frameUrl: string): Promise<string> =>
  (await visitor.fetch('GET', '/config/', { query: { frameUrl } })).text()

const frameOf = (page: string): string | undefined => /<iframe src="([^"]*)"/.exec(page)?.[1]

const xsrfIn = (page: string): string => /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''

it.skipIf(!inject('isOurs'))(
  'asks visitors of a panel page to sign in, and shows nothing else [OWN-01]',
  async () => {
    const response = await visit().fetch('GET', '/config/?frameUrl=%2Fwork%3Fx%3D1')
    const page = await response.text()
    expect([response.status, frameOf(page)]).toEqual([401, undefined])
    expect(page).toContain('name="frameUrl" value="/work?x=1"')
  },
)

it.skipIf(!inject('isOurs'))('keeps the target page through a failed sign-in', async () => {
  const form = { email: 'owner@example.com', password: 'wrong', frameUrl: '/work' }
  const page = await (await visit().fetch('POST', '/config/login', { form })).text()
  expect(page).toContain('name="frameUrl" value="/work"')
})

describe.skipIf(!canSignIn)('the panel', () => {
  it.each([
    ['/work?x=1', '/config/?frameUrl=%2Fwork%3Fx%3D1'],
    ['https://evil.example/', '/config/?frameUrl=%2F'],
    ['//evil.example', '/config/?frameUrl=%2F'],
    ['', '/config/submissions'],
  ])('opens after a sign-in from %j at %s [OWN-03]', async (frameUrl, expected) => {
    const response = await visit().fetch('POST', '/config/login', { form: { ...OWNER, frameUrl } })
    expect([response.status, response.headers.get('location')]).toEqual([303, expected])
  })

  it.each([
    ['/work?x=1', '/work?x=1'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/config/customers', '/'],
    ['/"><script>alert(1)</script>', '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('shows for %j the page %s [OWN-03]', async (frameUrl, expected) => {
    expect(frameOf(await panelOf(await signIn(), frameUrl))).toBe(expected)
  })

  it.each([
    ['/pages/5a0b1c2d3e4f5a6b7c8d9e0f', '/config/products', 'OWN-17'],
    ['/s/menu.pdf?v=2', '/s/menu.pdf?v=2', 'OWN-18'],
    ['/settings/billing/upgrade', '/config/submissions', 'OWN-19'],
    ['/settings/billing/subscriptions/website', '/config/submissions', 'OWN-19'],
  ])('redirects %s to %s [%s]', async (frameUrl, target) => {
    const owner = await signIn()
    const response = await owner.fetch('GET', '/config/', { query: { frameUrl } })
    expect([response.status, response.headers.get('location')]).toEqual([302, target])
  })

  it('has no page at the design editor’s URL [OWN-16]', async () => {
    expect(frameOf(await panelOf(await signIn(), '/config/design'))).toBe('/')
  })

  it('links back to the page, which then does not redirect again [OWN-08]', async () => {
    const owner = await signIn()
    expect(await panelOf(owner, '/work')).toContain('href="/work?noredirect"')
    expect(await panelOf(owner, '/work?x=1')).toContain('href="/work?x=1&amp;noredirect"')
  })

  it('opens its menu unless it was reached by a redirect [OWN-11]', async () => {
    const owner = await signIn()
    expect(await panelOf(owner, '/work')).toContain('<details class="sections" open>')
    owner.cookies.set('preview-frame-expanded', 'true')
    expect(await panelOf(owner, '/work')).toContain('<details class="sections">')
  })

  it('runs only its own scripts, by a nonce, and cannot be framed', async () => {
    const response = await (await signIn()).fetch('GET', '/config/?frameUrl=%2Fwork')
    const [, nonce] =
      /<script type="module" src="\/config\/panel.js" nonce="([^"]{16,})">/.exec(await response.text()) ?? []
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; frame-src 'self'; script-src 'nonce-${nonce}'`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('logs the owner out at the root of the site, with a confirmation [OWN-14]', async () => {
    const owner = await signIn()
    const form = { xsrf: xsrfIn(await panelOf(owner, '/work')) }
    owner.cookies.set('ss_identity', 'me')
    const response = await owner.fetch('POST', '/config/logout', { form })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?logout=true'])
    expect([owner.cookies.has('ss_owner'), owner.cookies.has('ss_identity')]).toEqual([false, false])
  })
})
