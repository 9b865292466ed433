import { get, request } from 'node:http'
import { expect, inject, it } from 'vitest'
import { CRUMB } from '../../../src/calls/core/crumb'
import { SUBMISSION_KEY_PATH } from '../../../src/calls/form'
import { dataFolder } from '../../databases/prepared'
import { GUEST, startBackend, stopBackend } from './backend'
import { visit } from './visitor'

const isOurs = inject('isOurs')

it.skipIf(!isOurs)('allows calls with cookies from the pages of a listed origin', async () => {
  const headers = { origin: GUEST, 'access-control-request-method': 'POST' }
  const before = await visit().fetch('OPTIONS', SUBMISSION_KEY_PATH, { headers })
  expect(before.headers.get('access-control-allow-origin')).toBe(GUEST)
  expect(before.headers.get('access-control-allow-credentials')).toBe('true')
  expect(before.headers.get('access-control-allow-headers')).toMatch(/X-CSRF-Token/)
})

it.skipIf(!isOurs)(
  'accepts a listed origin’s crumb without the cookie, which the browser withholds',
  async () => {
    const headers = { origin: GUEST }
    const { crumb } = await (await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers })).json()
    const second = await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers, query: { [CRUMB]: crumb } })
    expect(await second.json()).toEqual({ key: expect.stringMatching(/./) })
  },
)

it.skipIf(!isOurs)(
  'sets the headers for allowed origins, and forbids caching, in every answer of a call',
  async () => {
    const headersFor = async (origin: string) =>
      (await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers: { origin } })).headers
    const listed = await headersFor(GUEST)
    expect(Object.fromEntries(listed)).toMatchObject({
      'access-control-allow-origin': GUEST,
      'access-control-allow-credentials': 'true',
      'cache-control': 'private, no-store',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    const other = await headersFor('https://evil.example')
    expect(other.get('access-control-allow-origin')).toBe(null)
    expect(other.get('vary')).toBe('Origin')
  },
)

it('allows no other origin', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const before = await visit().fetch('OPTIONS', SUBMISSION_KEY_PATH, { headers })
  expect(before.headers.get('access-control-allow-origin')).toBe(null)
})

it('sends its security headers with every page and file', async () => {
  const page = await visit().fetch('GET', '/')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  const file = await visit().fetch('GET', '/public/site.css')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
})

it('puts no foreign Host into its pages', async () => {
  const { port } = new URL(inject('address'))
  const textFor = (host: string) =>
    new Promise<string>((done, failed) => {
      const options = { port, path: '/shop', headers: { host } }
      get(options, response => {
        let text = ''
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () => done(text))
      }).on('error', failed)
    })
  expect(await textFor('evil.example')).not.toContain('evil.example')
  expect(await textFor(`localhost:${port}`)).toContain(`http://localhost:${port}/`)
})

/** The status of a login form posted by a page of that host to the same host, as a rebound domain does. */
const loginFrom = (address: string, host: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const { port } = new URL(address)
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
    const post = request({ port, path: '/account/login', method: 'POST', headers }, response => {
      response.resume()
      done(response.statusCode)
    })
    post.on('error', failed)
    post.end('email=a%40example.com&password=wrong')
  })

it.skipIf(!isOurs)('accepts forms from its configured hosts only', async () => {
  const folder = dataFolder()
  const named = await startBackend({ ASHLAR_DATA: folder.path, ASHLAR_HOSTS: 'shop.example' })
  expect([
    await loginFrom(named.address, 'shop.example'),
    await loginFrom(named.address, 'evil.example'),
    await loginFrom(named.address, `localhost:${new URL(named.address).port}`),
  ]).toEqual([401, 403, 403])
  await stopBackend(named, 'SIGKILL')
  folder.remove()
})
