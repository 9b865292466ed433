import { symlink } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { createApp } from '../../demo/server/serving/app.ts'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

const PAGES = {
  'index.html': '<!doctype html><html><head><title>Start</title></head><body><p>Start</p></body></html>',
  'about.html': '<html><head><meta charset="utf-8"></head><body>Über uns</body></html>',
  'headless.html': '<p>No head, no body',
  'bodied.html': '<body><p>A body</p></body>',
  'comment.html': '<html>\r\n<head>\r\n<!-- </head> -->\r\n</head>\r\n<body></body></html>',
  'shop/index.html': '<html><head></head><body>Shop</body></html>',
  'blog/page?offset=2.html': '<html><head></head><body>Second</body></html>',
  'photo.jpg?format=750w': PIXEL,
  'data.bin': BYTES,
  'style.css@v=1': 'p { color: red }',
  'old.html': Buffer.from(
    '<html><head><meta charset="iso-8859-1"></head><body>caf\xe9</body></html>',
    'latin1',
  ),
  'exported.html': `<html><head><script>Static.SQUARESPACE_CONTEXT = {"websiteId":"5a","title":"</b> {\\"}é","rollups":{"x":{"js":"//a/b.js"}}};Static.X = {};</script></head><body></body></html>`,
  'broken.html':
    '<html><head><script>Static.SQUARESPACE_CONTEXT = {websiteId: alert(1)};</script></head></html>',
  'own.html': '<head><script type="application/json" id="site-context">{"own":1}</script></head>',
  'booted.html': '<head><script type="module" src="/dist/boot.js"></script></head>',
  'self-hosted.html': '<head><script type="module" src="/ashlar/boot.js"></script></head>',
  saved: '<!-- saved --> <!DOCTYPE html><html><head></head></html>',
}

let folder: TemporaryFolder
let server: RunningServer

test.beforeAll(async () => {
  folder = await writeFolder(PAGES)
  await symlink('/etc/hostname', join(folder.path, 'outside.txt'))
  server = await startServer({ port: 0, site: folder.path })
})

test.afterAll(async () => {
  await server.stop()
  await folder.remove()
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.address + path, { redirect: 'manual', headers })
}

for (const [address, words] of [
  ['/', 'Start'],
  ['/index.html', 'Start'],
  ['/about', 'Über uns'],
  ['/about/', 'Über uns'],
  ['/shop/', 'Shop'],
  ['/blog/page?offset=2', 'Second'],
] as const) {
  test(`finds the page at ${address} and adds the blocks`, async () => {
    const answer = await get(address)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(text).toContain(words)
    expect(text).toContain('<script type="module" src="/dist/boot.js"></script>')
    expect(text.indexOf('/dist/ashlar.css')).toBeLessThan(text.indexOf('</head>'))
  })
}

test('adds the blocks to pages without a head', async () => {
  expect(await (await get('/bodied')).text()).toMatch(/boot\.js"><\/script><\/body>$/)
  expect(await (await get('/headless')).text()).toMatch(/boot\.js"><\/script>$/)
})

test('adds the blocks at the end of the head, not where a comment mentions it', async () => {
  const page = await (await get('/comment')).text()
  expect(page).toMatch(/<!-- <\/head> -->\r\n<link [^>]*>.*boot\.js"><\/script><\/head>\r\n<body>/)
})

test('redirects a folder’s URL without a slash', async () => {
  const answer = await get('/shop?a=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/shop/?a=1'])
})

for (const path of [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2f..%2fetc/hostname',
  '/shop/..%5c..%5cetc',
  '/outside.txt',
  '/%00',
  '/missing',
]) {
  test(`does not answer ${path} with a file`, async () => {
    expect(await rawStatus(path)).toBe(404)
  })
}

test('rejects invalid URLs', async () => {
  expect(await rawStatus('/%E0%A4%A')).toBe(400)
})

test('serves files that are not pages unchanged', async () => {
  const data = await get('/data.bin')
  expect(Buffer.from(await data.arrayBuffer())).toEqual(BYTES)
  const photo = await get('/photo.jpg?format=750w')
  expect(photo.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await photo.arrayBuffer())).toEqual(PIXEL)
  expect((await get('/style.css?v=1')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('answers range requests', async () => {
  const part = await get('/data.bin', { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/256'])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(BYTES.subarray(10, 20))
  expect((await get('/data.bin', { range: 'bytes=300-' })).status).toBe(416)
})

test('does not re-encode a page in another encoding', async () => {
  const answer = await get('/old')
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain('caf\xe9')
})

test('recognizes a page by its content if its name has no ending', async () => {
  expect((await get('/saved')).headers.get('content-type')).toBe('text/html; charset=utf-8')
})

for (const [address, expected] of [
  ['/', { adopt: 'legacy' }],
  ['/exported', { websiteId: '5a', title: '</b> {"}é', rollups: { x: { js: '//a/b.js' } }, adopt: 'legacy' }],
  ['/broken', { adopt: 'legacy' }],
  ['/own', { own: 1 }],
] as const) {
  test(`gives ${address} its context`, async () => {
    const text = await (await get(address)).text()
    const contexts = [...text.matchAll(/id="site-context">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
    expect(contexts).toEqual([expected])
  })
}

for (const path of ['/booted', '/self-hosted']) {
  test(`does not add the script tag to ${path}, which has it`, async () => {
    expect((await (await get(path)).text()).match(/boot\.js/g)).toHaveLength(1)
  })
}

test('lists the pages of a folder without an index page', async () => {
  const plain = await writeFolder({ 'a b.html': '<p>A', 'x/<i>.html': '<p>X' })
  const text = await (await createApp({ site: plain.path }).request('/')).text()
  await plain.remove()
  expect(text).toContain('<a href="/a%20b.html">/a b.html</a>')
  expect(text).toContain('/x/&lt;i&gt;.html')
})

/** `fetch` would normalize the path. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.address)
  return new Promise((done, failed) => {
    const call = httpRequest({ hostname, port, path }, answer => {
      answer.resume()
      done(answer.statusCode)
    })
    call.on('error', failed)
    call.end()
  })
}
