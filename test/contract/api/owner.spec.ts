import { describe, expect, inject, it } from 'vitest'
import { toCsv } from '../../../demo/server/owner/csv'
import { received, signIn, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

it('gives spreadsheets texts, and never a formula', () => {
  const cells = ['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '|x', 'a,"b"\r\nc', '', 'plain']
  expect(toCsv([cells])).toBe(
    `\ufeff"'=1+1","'+1","'-1","'@x","'\t=1","' =1","'|x","a,""b""\r\nc","","plain"\r\n`,
  )
})

it.each([
  'submissions',
  'submissions.csv',
  'submissions.json',
  'newsletter',
  'newsletter.csv',
  'forms',
  'customers',
  'products',
  'orders',
  'carts',
  'events',
  'errors',
])('shows %s to nobody but the owner', async section => {
  const response = await visit().fetch('GET', `/config/${section}`)
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('<h1>Sign in</h1>')
})

it.each(['/config', '/config/', '/config/?frameUrl=%2Fwork'])('opens at %s', async path => {
  const response = await visit().fetch('GET', path)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/config/submissions'])
})

it('refuses a wrong password, and says so', async () => {
  const form = { email: 'owner@example.com', password: 'wrong' }
  const response = await visit().fetch('POST', '/config/login', { form })
  expect([response.status, (await response.text()).includes('role="alert"')]).toEqual([401, true])
})

it('takes no sign-in from another site', async () => {
  const form = { email: 'owner@example.com', password: inject('ownerPassword') }
  const headers = { origin: 'https://evil.example' }
  expect((await visit().fetch('POST', '/config/login', { form, headers })).status).toBe(403)
})

describe.skipIf(!canSignIn)('the owner', () => {
  it.each([
    'submissions',
    'newsletter',
    'forms',
    'customers',
    'products',
    'orders',
    'carts',
    'events',
    'errors',
  ])('reads %s', async section => {
    const response = await (await signIn()).fetch('GET', `/config/${section}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('finds a submission by its words, taken as they stand', async () => {
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { text: `100%_\\ ${mark}` })
    const owner = await signIn()
    const counts = [`100%_\\ ${mark}`, `100_ ${mark}`, `%${mark}`].map(
      async search => (await received(owner, { search })).length,
    )
    expect(await Promise.all(counts)).toEqual([1, 0, 0])
  })

  it('downloads what was found, without formulas', async () => {
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { text: `=cmd|' /C calc'!A0 ${mark}` })
    const response = await (await signIn()).fetch('GET', '/config/submissions.csv', {
      query: { search: mark },
    })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(await response.text()).toContain(`"'=cmd|' /C calc'!A0 ${mark}"`)
  })

  it('changes nothing by a form that came from elsewhere', async () => {
    const owner = await signIn()
    const email = `${crypto.randomUUID()}@example.com`
    const form = { email, password: 'eight or more', xsrf: 'made up' }
    expect((await owner.fetch('POST', '/config/customers', { form })).status).toBe(403)
    expect(await (await owner.fetch('GET', '/config/customers')).text()).not.toContain(email)
  })

  it('signs out', async () => {
    const owner = await signIn()
    const page = await (await owner.fetch('GET', '/config/forms')).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await owner.fetch('POST', '/config/logout', { form: { xsrf } })).status).toBe(303)
    expect((await owner.fetch('GET', '/config/forms')).status).toBe(401)
  })
})
