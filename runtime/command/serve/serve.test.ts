import { symlinkSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'
import { staticServer } from './static-server'

describe('ashlar serve', () => {
  let files: Workspace
  let server: ReturnType<typeof staticServer>
  let port: number
  beforeEach(async () => {
    files = workspace()
    files.write({
      'secret.txt': 'secret',
      'site/index.html': '<head></head><p class="sqs-block"></p>home',
      'site/plain.html': '<head></head>plain',
      'site/ready.html': '<script type="module" src="ashlar/boot.js"></script>ready',
      'site/about.html': 'about',
      'site/blog/index.html': 'blog',
      'site/list?a=1.html': 'list',
      'site/a.txt': '0123456789',
      'site/.env': 'secret',
    })
    symlinkSync(files.path('secret.txt'), files.path('site/link.txt'))
    server = staticServer(files.path('site'), files.path('dist'))
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
    files.remove()
  })

  /** Requests a path as it is written: `fetch` would resolve `..`. */
  const answer = (
    path: string,
    options: object = {},
  ): Promise<{ status: number; text: string; headers: object }> =>
    new Promise((done, failed) => {
      get({ port, path, host: '127.0.0.1', agent: false, ...options }, response => {
        let text = ''
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }))
      }).on('error', failed)
    })

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/blog/', 'blog'],
    ['/list?a=1', 'list'],
    ['/a.txt', '0123456789'],
    ['/dist/core.js', '0123456789'],
  ])('answers %s', async (path, text) => {
    const { status, text: body } = await answer(path)
    expect([status, body.endsWith(text)]).toEqual([200, true])
  })

  it('adds no context to pages without a builder’s markup, and nothing to pages that load Ashlar', async () => {
    expect((await answer('/plain')).text).toBe(
      '<head><link rel="stylesheet" href="/dist/ashlar.css"><script async type="module" src="/dist/boot.js"></script></head>plain',
    )
    expect((await answer('/ready')).text).toBe('<script type="module" src="ashlar/boot.js"></script>ready')
  })

  it('adopts the pages of a site builder', async () => {
    const { text } = await answer('/')
    expect(text).toContain('<script async type="module" src="/dist/boot.js"></script></head>')
    expect(text).toContain('"adopt":"legacy"')
  })

  it.each([
    '/.env',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/dist/../secret.txt',
    '/dist/..%2f..%2fsecret.txt',
    '/a.txt%00',
    '/nowhere',
  ])('serves nothing at %s', async path => {
    const { status, text } = await answer(path)
    expect([status, text.includes('secret\n') || text === 'secret']).toEqual([404, false])
  })

  it('redirects folders to their slash', async () => {
    const { status, headers } = await answer('/blog?x=1')
    expect([status, headers]).toMatchObject([301, { location: '/blog/?x=1' }])
  })

  it('accepts GET and HEAD only', async () => {
    expect((await answer('/', { method: 'POST' })).status).toBe(405)
    const { status, text, headers } = await answer('/a.txt', { method: 'HEAD' })
    expect([status, text, headers]).toMatchObject([200, '', { 'content-length': '10' }])
  })

  it('serves parts of files, which players of media ask for', async () => {
    const { status, text, headers } = await answer('/a.txt', { headers: { range: 'bytes=2-4' } })
    expect([status, text, headers]).toMatchObject([206, '234', { 'content-range': 'bytes 2-4/10' }])
  })

  it('rejects a malformed path', async () => {
    expect((await answer('/%')).status).toBe(400)
  })
})
