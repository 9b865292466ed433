import { beforeAll, describe, expect, inject, it } from 'vitest'
import { startEmptyServer } from '../../databases/prepared'
import { signIn, type Visitor, visit } from './visitor'

const canSignIn = inject('isOurs') && inject('ownerPassword') !== ''

const CUSTOMER = { email: `${crypto.randomUUID()}@example.com`, password: 'eight or more' }

const xsrfIn = (page: string): string => /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''

const pageOf = async (visitor: Visitor): Promise<string> => (await visitor.fetch('GET', '/account')).text()

describe.skipIf(!canSignIn)('a customer’s page', () => {
  beforeAll(async () => {
    const owner = await signIn()
    const xsrf = xsrfIn(await (await owner.fetch('GET', '/config/customers')).text())
    await owner.fetch('POST', '/config/customers', { form: { ...CUSTOMER, xsrf } })
  })

  const logIn = (visitor: Visitor, more = {}): Promise<Response> =>
    visitor.fetch('POST', '/account/login', { form: { ...CUSTOMER, ...more } })

  it('logs in by a plain form, until the browser closes', async () => {
    const visitor = visit()
    const response = await logIn(visitor)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account'])
    expect(response.headers.getSetCookie().join()).not.toMatch(/ss_member=[^;]+; Max-Age/)
    expect(await pageOf(visitor)).toContain(`You are logged in as ${CUSTOMER.email}.`)
  })

  it('stays logged in on request', async () => {
    const response = await logIn(visit(), { rememberMe: 'true' })
    expect(response.headers.getSetCookie().join()).toMatch(/ss_member=[^;]+; Max-Age=\d{7}/)
  })

  it('shows what is wrong, keeps the address, but not the password', async () => {
    const visitor = visit()
    const response = await logIn(visitor, { password: 'not that one' })
    const page = await response.text()
    expect([response.status, page.includes('role="alert"')]).toEqual([401, true])
    expect(page).toContain(`value="${CUSTOMER.email}"`)
    expect(page).not.toContain('not that one')
    expect(visitor.cookies.has('ss_member')).toBe(false)
  })

  it('rejects a login from another site’s form', async () => {
    const headers = { origin: 'https://evil.example' }
    const response = await visit().fetch('POST', '/account/login', { form: CUSTOMER, headers })
    expect(response.status).toBe(403)
  })

  it('logs out at the root of the site, with a confirmation [OWN-14]', async () => {
    const visitor = visit()
    await logIn(visitor)
    visitor.cookies.set('ss_identity', 'me')
    const form = { xsrf: xsrfIn(await pageOf(visitor)) }
    const response = await visitor.fetch('POST', '/account/logout', { form })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?logout=true'])
    expect([visitor.cookies.has('ss_member'), visitor.cookies.has('ss_identity')]).toEqual([false, false])
    expect(await pageOf(visitor)).toContain('<h1>Log in</h1>')
  })

  it('ignores a logout form without its token', async () => {
    const visitor = visit()
    await logIn(visitor)
    expect((await visitor.fetch('POST', '/account/logout', { form: { xsrf: 'x' } })).status).toBe(403)
    expect(await pageOf(visitor)).toContain('Your account')
  })

  it('creates an account, and reports it to advertisers once [ANA-36]', async () => {
    const visitor = visit()
    const form = { email: `${crypto.randomUUID()}@example.com`, password: 'eight or more' }
    const created = await visitor.fetch('POST', '/account/create', { form })
    expect([created.status, created.headers.get('location')]).toEqual([303, '/account'])
    const page = await pageOf(visitor)
    expect(page).toContain('Your account has been created.')
    expect(page).toContain(`You are logged in as ${form.email}.`)
    expect(page).toContain('"accountCreated":true')
    expect(await pageOf(visitor)).not.toContain('accountCreated')

    const again = await visit().fetch('POST', '/account/create', {
      form: { ...form, password: 'another one' },
    })
    expect([again.status, (await again.text()).includes('Please log in.')]).toEqual([409, true])
    expect((await visit().fetch('POST', '/account/login', { form })).status).toBe(303)
  })

  it('tells an IP address at most ten times a day that an account exists', async () => {
    const settings = { loginLimit: { max: 1000, windowMs: 1 } }
    const server = await startEmptyServer({ services: { settings } })
    const create = async (email: string) => {
      const form = { email, password: 'eight or more' }
      return (await visit(server.address).fetch('POST', '/account/create', { form })).status
    }
    const statuses: number[] = []
    for (const at of [0, 1, 2]) statuses.push(await create(`new-${at}@example.com`))
    for (let attempt = 0; attempt < 11; attempt++) statuses.push(await create('new-0@example.com'))
    expect(statuses).toEqual([303, 303, 303, ...Array<number>(10).fill(409), 429])
    await server.stop()
  })

  it.each([
    [{ email: 'nobody', password: 'eight or more' }, 'Please enter a valid email'],
    [{ email: 'somebody@example.com', password: 'short' }, 'A password must have at least 8 characters.'],
  ])('rejects the account %j', async (form, message) => {
    const refused = await visit().fetch('POST', '/account/create', { form })
    expect([refused.status, (await refused.text()).includes(message)]).toEqual([400, true])
  })
})
