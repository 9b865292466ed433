import { expect, inject, it } from 'vitest'
import { isWithinCallLimit } from '../../../demo/server/requests/call-limit'
import { networkOf } from '../../../demo/server/requests/client'
import { SITE_USER_SESSION_PATH } from '../../../src/calls/auth'
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
