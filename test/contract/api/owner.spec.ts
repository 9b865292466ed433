import { describe, expect, inject, it } from 'vitest'
import { toCsv } from '../../../demo/server/owner/downloads'
import { received, signIn, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

it('exports cells as text, never as formulas', () => {
  const cells = [
    '=1+1',
    '+1',
    '-1',
    '@x',
    '\t=1',
    ' =1',
    '|x',
    '\u202e=1',
    '\ufeff@x',
    '＝1',
    'a,"b"\r\nc',
    '',
    'plain',
  ]
  expect(toCsv([cells])).toBe(
    `\ufeff"'=1+1","'+1","'-1","'@x","'\t'=1","' =1","'|x","'\u202e=1","'\ufeff@x","'＝1","a,""b""\r\nc","","plain"\r\n`,
  )
})

it.each([
  ['after a semicolon', 'x;=1+1', "x;'=1+1"],
  ['after a semicolon and a quote', 'x; "=1', 'x;\' ""=1'],
  ['after a tab', 'x\t@SUM(1)', "x\t'@SUM(1)"],
  ['after a line break', 'x\r\n-1', "x\r\n'-1"],
  ['after a quote', '"=1', `'""=1`],
])('exports no formula %s, in values and names', (_, text, exported) => {
  expect(toCsv([[text]])).toBe(`\ufeff"${exported}"\r\n`)
})

it.skipIf(!canSignIn)(
  'exports a column named like a function of all objects empty where it has no value',
  async () => {
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { mark, toString: 'sent' })
    await visit().submit('api-anything', { mark })
    const answer = await (await signIn()).fetch('GET', '/config/submissions.csv', { query: { search: mark } })
    const [head, ...rows] = (await answer.text()).trim().split('\r\n')
    const column = head?.split(',').indexOf('"toString"') ?? -1
    expect(rows.map(row => row.split(',')[column]).sort()).toEqual(['""', '"sent"'])
  },
)

it('exports a megabyte of separators at once', () => {
  const started = process.cpuUsage()
  toCsv([['\t'.repeat(500_000) + ' '.repeat(500_000)]])
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000)
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
  'consent',
  'analytics',
  'events',
  'errors',
  'site',
])('shows %s only to the owner', async section => {
  const response = await visit().fetch('GET', `/config/${section}`)
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('<h1>Sign in</h1>')
})

it.each([
  ['/config', '/config/'],
  ['/config?frameUrl=%2Fwork', '/config/?frameUrl=%2Fwork'],
  ['/config/', '/config/submissions'],
])('redirects %s to %s', async (path, expected) => {
  const response = await visit().fetch('GET', path)
  expect([response.status, response.headers.get('location')]).toEqual([302, expected])
})

it('rejects a wrong password with a message', async () => {
  const form = { email: 'owner@example.com', password: 'wrong' }
  const response = await visit().fetch('POST', '/config/login', { form })
  expect([response.status, (await response.text()).includes('role="alert"')]).toEqual([401, true])
})

it('rejects a sign-in from another site', async () => {
  const form = { email: 'owner@example.com', password: inject('ownerPassword') }
  const headers = { origin: 'https://evil.example' }
  expect((await visit().fetch('POST', '/config/login', { form, headers })).status).toBe(403)
})

it('limits the size of a sign-in', async () => {
  const form = { email: 'owner@example.com', password: 'x'.repeat(30_000) }
  expect((await visit().fetch('POST', '/config/login', { form })).status).toBe(413)
})

describe.skipIf(!canSignIn)('the owner', () => {
  it('downloads a limited number of columns, even if strangers have named a thousand', async () => {
    const mark = crypto.randomUUID()
    const values = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, `v${index}`]))
    await visit().submit('api-anything', { ...values, name: mark })
    const response = await (await signIn()).fetch('GET', '/config/submissions.csv', {
      query: { search: mark },
    })
    const [head = '', row = ''] = (await response.text()).split('\r\n')
    expect(head.split(',')).toHaveLength(204)
    expect(head).toMatch(/^"Received","Form","Page","[^"]*name[^"]*","f0",/i)
    expect(row.endsWith('f298: v298, f299: v299"')).toBe(true)
  })

  it.each(['nothing', '-'.repeat(36), '..%2f..%2fetc%2fpasswd'])('gets no file for %s', async id => {
    expect((await (await signIn()).fetch('GET', `/config/uploads/${id}`)).status).toBe(404)
  })

  it.each([
    'submissions',
    'newsletter',
    'forms',
    'customers',
    'products',
    'orders',
    'carts',
    'consent',
    'analytics',
    'events',
    'errors',
    'site',
  ])('reads %s', async section => {
    const response = await (await signIn()).fetch('GET', `/config/${section}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('finds a submission by its words, taken literally', async () => {
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { text: `100%_\\ ${mark}` })
    const owner = await signIn()
    const counts = [`100%_\\ ${mark}`, `100_ ${mark}`, `%${mark}`].map(
      async search => (await received(owner, { search })).length,
    )
    expect(await Promise.all(counts)).toEqual([1, 0, 0])
  })

  it('downloads the search results, without formulas', async () => {
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { text: `=cmd|' /C calc'!A0 ${mark}` })
    const response = await (await signIn()).fetch('GET', '/config/submissions.csv', {
      query: { search: mark },
    })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(await response.text()).toContain(`"'=cmd|' /C calc'!A0 ${mark}"`)
  })

  it('reads answers on a scale in words, and of nothing that there is nothing [FORM-16] [FORM-17] [FORM-72]', async () => {
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { mark, glaze: { Warm: 2, Bright: 0 }, empty: '' })
    const owner = await signIn()
    const read = async (path: string): Promise<string> =>
      (await owner.fetch('GET', `/config/${path}`, { query: { search: mark } })).text()
    expect(await read('submissions')).toMatch(/Warm: Strongly Agree, Bright: Neutral.*<dd>N\/A<\/dd>/s)
    expect(await read('submissions.csv')).toContain('"Warm: Strongly Agree, Bright: Neutral"')
  })

  it('changes nothing by a form from another site', async () => {
    const owner = await signIn()
    const email = `${crypto.randomUUID()}@example.com`
    const form = { email, password: 'eight or more', xsrf: 'made up' }
    expect((await owner.fetch('POST', '/config/customers', { form })).status).toBe(403)
    expect(await (await owner.fetch('GET', '/config/customers')).text()).not.toContain(email)
  })

  it.each(['logout', 'customers', 'products', 'site'])('sends /config/%s from the site only', async name => {
    const owner = await signIn()
    const page = await (await owner.fetch('GET', '/config/forms')).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await owner.fetch('POST', `/config/${name}`, { form: { xsrf }, headers })).status).toBe(403)
    expect((await owner.fetch('GET', '/config/forms')).status).toBe(200)
  })

  it('signs out [OWN-21]', async () => {
    const owner = await signIn()
    const page = await (await owner.fetch('GET', '/config/forms')).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const answer = await owner.fetch('POST', '/config/logout', { form: { xsrf } })
    // The site's root says so.
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?logout=true'])
    expect((await owner.fetch('GET', '/config/forms')).status).toBe(401)
  })
})

it.each([
  ['without a boundary', 'multipart/form-data', 'a', 400],
  ['that is not one', 'multipart/form-data; boundary=x', 'a', 400],
  ['in another format', 'application/json', '{}', 400],
  ['of many entries', 'application/x-www-form-urlencoded', 'a&'.repeat(5000), 400],
  ['that is too large', 'application/x-www-form-urlencoded', 'a'.repeat(30_000), 413],
])('refuses an owner’s form %s, whoever posts it', async (_, type, body, status) => {
  for (const path of ['/config/login', '/config/site', '/config/logout']) {
    const answer = await visit().fetch('POST', path, { body, headers: { 'content-type': type } })
    expect([path, answer.status]).toEqual([path, status])
    expect(await answer.text()).toContain('<p class="problem" role="alert">')
  }
})
