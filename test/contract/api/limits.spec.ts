import { describe, expect, inject, it } from 'vitest'
import { isWithinCallLimit } from '../../../demo/server/requests/call-limit'
import { networkOf } from '../../../demo/server/requests/client'
import { SITE_USER_SESSION_PATH } from '../../../src/calls/auth'
import { startEmptyServer } from '../../databases/prepared'
import { OWNER } from './backend'
import { type Visitor, visit } from './visitor'

const isOurs = inject('isOurs')

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(5000), 'x'.repeat(100)],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('forgets no address that is over its limit, however many others call', () => {
  const limit = { max: 2, windowMs: 60_000 }
  for (let call = 0; call < 3; call++) isWithinCallLimit('attacker', limit, 1000)
  for (let other = 0; other < 150_000; other++) isWithinCallLimit(`other ${other}`, limit, 1001)
  expect(isWithinCallLimit('attacker', limit, 1002)).toBe(false)
  expect(isWithinCallLimit('attacker', limit, 100_000)).toBe(true)
})

it('forgets no address that is below its limit, and refuses no newcomer, however many others call', () => {
  const limit = { max: 1000, windowMs: 60_000 }
  const now = 10_000_000
  const call = (address: string) => isWithinCallLimit(address, limit, now)
  for (let own = 0; own < 1000; own++) expect(call('visitor')).toBe(true)
  for (let other = 0; other < 150_000; other++) call(`another ${other}`)
  expect(call('visitor')).toBe(false)
  for (let own = 0; own < 900; own++) expect(call('newcomer')).toBe(true)
})

const logIn = (visitor: Visitor, email: string, password: string) =>
  visitor.call('POST', SITE_USER_SESSION_PATH, { json: { email, password } })

it.skipIf(!isOurs)('counts failed logins only, per address', async () => {
  const visitor = visit()
  const enter = (password: string) =>
    visitor.fetch('POST', '/config/login', { form: { email: OWNER.email, password } })
  for (let attempt = 0; attempt < 15; attempt++) expect((await enter(OWNER.password)).status).toBe(303)
  for (let attempt = 0; attempt < 10; attempt++) expect((await enter('wrong')).status).toBe(401)
  expect((await enter(OWNER.password)).status).toBe(429)
})

it.skipIf(!isOurs)('limits failed logins to one account from many addresses', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const statuses = new Set<number>()
  for (let address = 0; address < 3; address++) {
    const visitor = visit()
    const attempts = Array.from({ length: 10 }, () => logIn(visitor, email, 'a wrong one'))
    for (const { status } of await Promise.all(attempts)) statuses.add(status)
  }
  expect(statuses).toEqual(new Set([401]))
  expect((await logIn(visit(), email, 'a wrong one')).status).toBe(429)
  expect((await logIn(visit(), `other-${email}`, 'a wrong one')).status).toBe(401)
})

/** Fails to log in from so many addresses that the account is locked. */
async function lockOut(fail: (visitor: Visitor) => Promise<Response>): Promise<void> {
  for (let address = 0; address < 3; address++) {
    const visitor = visit()
    await Promise.all(Array.from({ length: 10 }, () => fail(visitor)))
  }
  expect((await fail(visit())).status).toBe(429)
}

describe.skipIf(!isOurs)('strangers who lock an account', () => {
  it('do not lock out a customer’s browser that has logged in before, on a page or by a call', async () => {
    const form = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough one' }
    const customer = visit()
    expect((await customer.fetch('POST', '/account/create', { form })).status).toBe(303)
    await lockOut(visitor => logIn(visitor, form.email, 'a wrong one'))
    expect((await logIn(visit(), form.email, form.password)).status).toBe(429)
    expect((await customer.fetch('POST', '/account/login', { form })).status).toBe(303)
    expect((await logIn(customer, form.email.toUpperCase(), form.password)).status).toBe(200)

    // The browser has its own limit, counts for its own account only, and cannot be made up.
    const other = { ...form, email: `other-${form.email}` }
    expect((await visit().fetch('POST', '/account/create', { form: other })).status).toBe(303)
    await lockOut(visitor => logIn(visitor, other.email, 'a wrong one'))
    expect((await logIn(customer, other.email, other.password)).status).toBe(429)
    const [, signed] = customer.cookies.get('ss_member_device')?.split('.') ?? []
    const stranger = visit()
    stranger.cookies.set('ss_member_device', `another.${signed}`)
    expect((await logIn(stranger, form.email, form.password)).status).toBe(429)
    for (let attempt = 0; attempt < 10; attempt++) await logIn(customer, form.email, 'a wrong one')
    expect((await logIn(customer, form.email, form.password)).status).toBe(429)
  })

  it('do not lock out the owner’s browser', async () => {
    const enter = (visitor: Visitor, password: string) =>
      visitor.fetch('POST', '/config/login', { form: { email: OWNER.email, password } })
    const services = { owner: OWNER, settings: { trustProxy: true } } as const
    const server = await startEmptyServer({ services })
    const owner = visit(server.address)
    const first = await enter(owner, OWNER.password)
    expect(first.headers.getSetCookie().join()).toMatch(/ss_owner_device=[^;]+;.*HttpOnly; SameSite=Lax/)
    const stranger = () => visit(server.address)
    for (let address = 0; address < 4; address++) {
      const visitor = stranger()
      for (let attempt = 0; attempt < 10; attempt++) await enter(visitor, 'wrong')
    }
    expect((await enter(stranger(), OWNER.password)).status).toBe(429)
    expect((await enter(owner, OWNER.password)).status).toBe(303)
    await server.stop()
  })
})
