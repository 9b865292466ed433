import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Log } from '../../../demo/server/requests/services'
import { listPages } from '../../../demo/server/serving/site-folder'
import { startEmptyServer } from '../../databases/prepared'
import { temporaryFolder } from './backend'
import { visit } from './visitor'

it('accepts the forms of an exported site, and no others', async () => {
  const site = temporaryFolder()
  const context = { formId: 'exported', formFields: [{ type: 'email', id: 'e', title: 'E', required: true }] }
  const script = `<script class="sqs-form-block-context" type="application/json">${JSON.stringify(context)}</script>`
  writeFileSync(join(site.path, 'write to us.html'), `<form data-form-id="exported">${script}</form>`)
  const server = await startEmptyServer({ site: site.path })
  const submit = async (formId: string, e: string) =>
    (await visit(server.address).submit(formId, { e })).status
  const statuses = [
    await submit('exported', 'a@b.co'),
    await submit('exported', 'nobody'),
    await submit('other', 'a@b.co'),
  ]
  expect(statuses).toEqual([200, 400, 404])
  expect(await (await fetch(server.address)).text()).toContain('write to us')
  await server.stop()
  site.remove()
})

it('subscribes an address from a newsletter form with unknown fields', async () => {
  const site = temporaryFolder()
  writeFileSync(join(site.path, 'index.html'), '<form class="newsletter-form" data-form-id="letters"></form>')
  const services = { owner: { password: 'only for the tests' } } as const
  const server = await startEmptyServer({ site: site.path, services })
  await visit(server.address).submit('letters', { name: ['Ada', 'Byron'], 'email-1': 'ada@example.com' })
  const owner = visit(server.address)
  await owner.fetch('POST', '/config/login', {
    form: { email: 'owner@example.com', password: 'only for the tests' },
  })
  expect(await (await owner.fetch('GET', '/config/newsletter.csv')).text()).toContain('"ada@example.com"')
  await server.stop()
  site.remove()
})

it('reserves the page name README [LIM-10]', async () => {
  const site = temporaryFolder()
  for (const name of ['index', 'README', 'readme-first']) writeFileSync(join(site.path, `${name}.html`), name)
  const server = await startEmptyServer({ site: site.path })
  const statusOf = async (path: string) => (await fetch(server.address + path)).status
  const paths = ['/readme-first', '/README', '/readme', '/Readme.html', '/README/']
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 404, 404, 404, 404])
  await server.stop()
  site.remove()
})

it('serves no hidden files, save .well-known', async () => {
  const site = temporaryFolder()
  for (const folder of ['.git', '.well-known', 'a', 'a/.svn']) mkdirSync(join(site.path, folder))
  const hidden = ['.env', '.htpasswd', '.git/config', '.git/index.html', 'a/.env', 'a/.svn/entries']
  const files = [...hidden, '.well-known/security.txt', '.well-known/.env', 'index.html']
  for (const name of files) writeFileSync(join(site.path, name), name)
  symlinkSync(join(site.path, '.env'), join(site.path, 'settings.txt'))
  const server = await startEmptyServer({ site: site.path })
  const statusOf = async (path: string) => (await fetch(server.address + path)).status
  const paths = [...hidden, '.git/', '.well-known/.env', '%2egit/config', 'settings.txt']
  expect(await Promise.all(paths.map(path => statusOf(`/${path}`)))).toEqual(paths.map(() => 404))
  expect(await statusOf('/.well-known/security.txt')).toBe(200)
  expect((await listPages(site.path)).pages.map(({ address }) => address)).toEqual(['/index.html'])
  await server.stop()
  site.remove()
})

it('skips entries that are no pages, names them in the log, and serves all others', async () => {
  const site = temporaryFolder()
  const outside = temporaryFolder()
  const at = (name: string) => join(site.path, name)
  writeFileSync(at('index.html'), '<form data-form-id="good"></form>')
  for (const folder of ['folder.html', 'folder.html/inner.html']) mkdirSync(at(folder))
  writeFileSync(at('folder.html/a.html'), '<form data-form-id="inner"></form>')
  writeFileSync(join(outside.path, 'secret.html'), '<form data-form-id="secret"></form>')
  symlinkSync('nowhere', at('dangling.html'))
  symlinkSync('loop.html', at('loop.html'))
  symlinkSync('/dev/zero', at('device.html'))
  symlinkSync(join(outside.path, 'secret.html'), at('outside.html'))
  symlinkSync('.', at('again'))
  execFileSync('mkfifo', [at('pipe.html')])
  const large = openSync(at('large.html'), 'w')
  ftruncateSync(large, 30_000_000)
  closeSync(large)
  writeFileSync(at(`${'n'.repeat(200)}.html`), '')
  writeFileSync(at('back\\slash.html'), '')
  const socket = createServer().listen(at('socket.html'))
  await once(socket, 'listening')
  const skipped = new Set<unknown>()
  const log: Log = (event, facts) => void (event === 'page-skipped' && skipped.add(facts?.['name']))
  const server = await startEmptyServer({ site: site.path, services: { log } })
  await server.open()
  const submit = async (formId: string) => (await visit(server.address).submit(formId, { e: 'x' })).status
  expect([await submit('good'), await submit('inner'), await submit('secret')]).toEqual([200, 200, 404])
  expect([...skipped].sort()).toEqual([
    'back\\slash.html',
    'dangling.html',
    'device.html',
    'folder.html',
    'folder.html/inner.html',
    'large.html',
    'loop.html',
    'outside.html',
    'pipe.html',
    'socket.html',
  ])
  const streamed = await fetch(`${server.address}/large.html`)
  expect([streamed.status, (await streamed.arrayBuffer()).byteLength]).toEqual([200, 30_000_000])
  expect(await (await fetch(server.address)).text()).toContain('boot.js')
  await server.stop()
  socket.close()
  site.remove()
  outside.remove()
})

it('names pages that no parser can read in the log, and serves them as they are', async () => {
  const site = temporaryFolder()
  const formatting = Array.from({ length: 900 }, (_, at) => `<i class=c${at}>`).join('')
  const pages = {
    'deep.html': '<div>'.repeat(200_000),
    'multiplied.html': `<p>${formatting}${'<p>x'.repeat(20_000)}`,
  }
  for (const [name, page] of Object.entries(pages)) writeFileSync(join(site.path, name), page)
  writeFileSync(join(site.path, 'index.html'), '<form data-form-id="good"></form>')
  const skipped: unknown[] = []
  const log: Log = (event, facts) => void (event === 'page-skipped' && skipped.push(facts))
  const server = await startEmptyServer({ site: site.path, services: { log } })
  await server.open()
  expect((await visit(server.address).submit('good', { e: 'x' })).status).toBe(200)
  expect(skipped).toEqual([
    { name: '/deep.html', reason: 'more than 1000 elements are nested: close its tags' },
    {
      name: '/multiplied.html',
      reason: `the page has more than ${pages['multiplied.html'].length + 1000} elements: close its formatting tags`,
    },
  ])
  for (const [name, page] of Object.entries(pages)) {
    expect(await (await fetch(`${server.address}/${name}`)).text()).toBe(page)
  }
  await server.stop()
  site.remove()
})

it('streams large files, and parts of them, however large they are', async () => {
  const site = temporaryFolder()
  const size = 3 * 1024 ** 3
  // Sparse: it takes no space on the disk.
  const file = openSync(join(site.path, 'film.mp4'), 'w')
  ftruncateSync(file, size)
  writeSync(file, 'the end', size - 7)
  closeSync(file)
  const server = await startEmptyServer({ site: site.path })
  const ask = (method: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${server.address}/film.mp4`, { method, headers })
  const before = process.memoryUsage().rss

  const last = await ask('GET', { range: 'bytes=-7' })
  expect([last.status, await last.text()]).toEqual([206, 'the end'])
  expect(last.headers.get('content-range')).toBe(`bytes ${size - 7}-${size - 1}/${size}`)
  const tag = last.headers.get('etag') ?? ''
  expect((await ask('GET', { 'if-none-match': tag })).status).toBe(304)
  expect((await ask('GET', { range: `bytes=${size}-` })).status).toBe(416)
  const resumed = await ask('GET', { range: 'bytes=1-2', 'if-range': tag })
  expect([resumed.status, await resumed.text()]).toEqual([206, '\0\0'])
  const head = await ask('HEAD', {})
  expect(head.headers.get('content-length')).toBe(`${size}`)

  const wholes = await Promise.all(Array.from({ length: 20 }, () => ask('GET', { 'if-range': '"earlier"' })))
  for (const whole of wholes) {
    expect(whole.status).toBe(200)
    await whole.body?.cancel()
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
  await server.stop()
  site.remove()
})

it('parses a page once, and again when it has changed', async () => {
  const site = temporaryFolder()
  const file = join(site.path, 'index.html')
  const write = (text: string) => writeFileSync(file, '<p><b>x</b></p>'.repeat(100_000) + text)
  write('first')
  const server = await startEmptyServer({ site: site.path })
  const load = async () => {
    const before = process.cpuUsage().user
    const text = await (await fetch(server.address, { headers: { 'accept-encoding': 'identity' } })).text()
    return { text, us: process.cpuUsage().user - before }
  }
  const first = await load()
  expect(first.text).toMatch(/first<link .*<script type="module" src="\/dist\/boot\.js"><\/script>$/)
  const later = [await load(), await load(), await load()]
  expect(Math.min(...later.map(({ us }) => us))).toBeLessThan(first.us / 3)
  write('second')
  expect((await load()).text).toContain('second<link')
  await server.stop()
  site.remove()
})
