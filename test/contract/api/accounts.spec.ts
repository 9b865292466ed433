import { beforeAll, describe, expect, inject, it } from 'vitest'
import { LOGOUT_PATH, SITE_USER_SESSION_PATH, SITE_USER_XSRF_HEADER } from '../../../src/calls/auth'
import { signIn, type Visitor, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

const CUSTOMER = { email: `${crypto.randomUUID()}@example.com`, password: 'eight or more' }

const xsrfIn = (page: string): string => /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''

async function logIn(rememberMe?: boolean): Promise<{ visitor: Visitor; response: Response }> {
  const visitor = visit()
  const response = await visitor.call('POST', SITE_USER_SESSION_PATH, {
    json: { ...CUSTOMER, ...(rememberMe !== undefined && { rememberMe }) },
  })
  return { visitor, response }
}

describe.skipIf(!canSignIn)('a customer', () => {
  beforeAll(async () => {
    const owner = await signIn()
    const xsrf = xsrfIn(await (await owner.fetch('GET', '/config/customers')).text())
    const saved = await owner.fetch('POST', '/config/customers', { form: { ...CUSTOMER, xsrf } })
    expect(saved.status).toBe(303)
  })

  it('logs in and gets a token, and a session that scripts cannot read [API-10]', async () => {
    const { response } = await logIn()
    expect([response.status, await response.json()]).toEqual([
      200,
      { xsrfToken: expect.stringMatching(/.{20}/) },
    ])
    const session = response.headers.getSetCookie().find(cookie => cookie.startsWith('ss_member='))
    expect(session).toMatch(/HttpOnly/)
    expect(session).toMatch(/SameSite=Lax/)
    expect(session).not.toMatch(/Max-Age/)
  })

  it('stays logged in after the browser closes, on request [API-10]', async () => {
    const { response } = await logIn(true)
    expect(response.headers.getSetCookie().join()).toMatch(/ss_member=[^;]+; Max-Age=\d{7}/)
  })

  it.each([
    [{ password: 'wrong' }, 401],
    [{ email: 'nobody@example.com' }, 401],
    [{ email: "' or 1=1 --" }, 401],
    [{ password: 7 }, 400],
  ])('with %j is rejected [API-10]', async (wrong, status) => {
    const response = await visit().call('POST', SITE_USER_SESSION_PATH, { json: { ...CUSTOMER, ...wrong } })
    expect([response.status, await response.json()]).toEqual([status, { error: expect.stringMatching(/./) }])
    expect(response.headers.getSetCookie().join()).not.toContain('ss_member')
  })

  it('is rejected after too many attempts', async () => {
    const visitor = visit()
    const statuses: number[] = []
    while (statuses.length < 30 && !statuses.includes(429)) {
      const json = { ...CUSTOMER, password: 'wrong' }
      statuses.push((await visitor.call('POST', SITE_USER_SESSION_PATH, { json })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it.each(['true', 'false'])(
    'logs out with cloneCart=%s, after a stale crumb has been rejected [API-09]',
    async cloneCart => {
      const { visitor, response } = await logIn()
      const { xsrfToken } = await response.json()
      const headers = { [SITE_USER_XSRF_HEADER]: xsrfToken }
      const stale = await visitor.fetch('DELETE', SITE_USER_SESSION_PATH, {
        query: { cloneCart, crumb: 'x' },
        headers,
      })
      expect(await stale.json()).toMatchObject({ crumbFail: true })
      expect(visitor.cookies.has('ss_member')).toBe(true)
      const out = await visitor.call('DELETE', SITE_USER_SESSION_PATH, { query: { cloneCart }, headers })
      expect([out.status, visitor.cookies.has('ss_member')]).toEqual([200, false])
    },
  )

  it('is not logged out with another customer’s token', async () => {
    const { visitor } = await logIn()
    const headers = { [SITE_USER_XSRF_HEADER]: 'x'.repeat(43) }
    const response = await visitor.call('DELETE', SITE_USER_SESSION_PATH, { headers })
    expect([response.status, (await response.json()).authorizationFail]).toEqual([403, true])
  })
})

it('gets an error for a cloneCart other than true or false [API-09]', async () => {
  const response = await visit().call('DELETE', SITE_USER_SESSION_PATH, { query: { cloneCart: 'perhaps' } })
  expect(response.status).toBe(400)
})

it.skipIf(!canSignIn)('ends the owner’s session, including on the server [API-08]', async () => {
  const owner = await signIn()
  const saved = new Map(owner.cookies)
  expect((await owner.fetch('GET', '/config/submissions')).status).toBe(200)
  expect((await owner.call('POST', LOGOUT_PATH)).status).toBe(200)
  expect(owner.cookies.has('ss_owner')).toBe(false)
  for (const [name, value] of saved) owner.cookies.set(name, value)
  expect((await owner.fetch('GET', '/config/submissions')).status).toBe(401)
})
