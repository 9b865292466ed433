import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, type Page, test } from 'playwright/test'
import project from '../../package.json' with { type: 'json' }
import { complaints, markReadyBlocks } from '../pages/site.ts'
import { type StaticServer, serveFolder } from './static-server.ts'

const { version } = project
const [major] = version.split('.')

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const GALLERY = `<ashlar-gallery><a href="#large"><img src="${PICTURE}" width="40" height="30" alt="A jar"></a></ashlar-gallery>`
const BODY = `<ashlar-accordion>
  <details><summary>Shipping</summary><p>Two days.</p></details>
  <details><summary>Returns</summary><p>Thirty days.</p></details>
</ashlar-accordion>${GALLERY}`

let cdn: StaticServer
let sites: string
let release: string
/** The paths of files that the server changes by one byte. */
let broken = /^$/

test.beforeAll(async () => {
  release = mkdtempSync(join(tmpdir(), 'ashlar-release-'))
  cdn = await serveFolder(join(release, 'cdn'), headersOf, (path, content) =>
    broken.test(path) ? Buffer.concat([content, Buffer.from('\n')]) : content,
  )
  execFileSync('node', ['runtime/build/release.ts', cdn.origin, release])
  sites = mkdtempSync(join(tmpdir(), 'ashlar-sites-'))
})

test.beforeEach(() => {
  broken = /^$/
})

test.afterAll(() => {
  cdn.close()
  for (const folder of [sites, release]) rmSync(folder, { recursive: true })
})

/** The headers that the release's own `_headers` gives a path. */
function headersOf(path: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {}
  let applies = false
  for (const line of readFileSync(join(release, 'cdn/_headers'), 'utf8').trimEnd().split('\n')) {
    const [name = '', value = ''] = line.split(/: /)
    if (line.startsWith('/')) applies = path.startsWith(line.replace('*', ''))
    else if (applies) headers[name.trim()] = value
  }
  return headers
}

/** Opens a page of another origin with the tags in its head. */
async function openSite(page: Page, tags: string): Promise<StaticServer> {
  const folder = mkdtempSync(join(sites, 'site-'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site</title>
    <link rel="icon" href="data:,">${tags}</head><body>${BODY}</body></html>`,
  )
  const site = await serveFolder(folder)
  await markReadyBlocks(page)
  await page.goto(`${site.origin}/`)
  return site
}

const bootTag = (path: string): string => `<script type="module" src="${cdn.origin}/${path}"></script>`
const readTags = (flavour: string): string => readFileSync(join(release, `tags-${flavour}.html`), 'utf8')

for (const [title, folder, tags] of [
  ['the boot.js of the major version', '', () => bootTag(`${major}/boot.js`)],
  ['that of the lite flavour', 'lite/', () => bootTag(`${major}/lite/boot.js`)],
  ['the tags with integrity', '', () => readTags('react')],
  ['those of the lite flavour', 'lite/', () => readTags('lite')],
] as const) {
  test(`a page of another origin loads blocks with ${title}`, async ({ page }) => {
    const found = complaints(page)
    const asked: { path: string; type: string | undefined; cache: string | undefined }[] = []
    page.on('response', response => {
      const { origin, pathname: path } = new URL(response.url())
      const { 'content-type': type, 'cache-control': cache } = response.headers()
      if (origin === cdn.origin) asked.push({ path, type, cache })
    })
    const site = await openSite(page, tags())
    await expect(page.locator('[data-test-ready]')).toHaveCount(2)
    site.close()

    expect(found).toEqual([])
    expect(asked.length).toBeGreaterThan(4)
    const latest = asked.filter(({ path }) => path.startsWith(`/${major}/`))
    expect(latest.map(({ path }) => path)).toEqual(
      tags().includes('integrity') ? [] : [`/${major}/${folder}boot.js`],
    )
    for (const { path, type, cache } of asked) {
      const isLatest = path.startsWith(`/${major}/`)
      expect(path).toContain(isLatest ? `/${major}/${folder}` : `/${version}/${folder}`)
      expect(type).toBe(path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      expect(cache).toContain(isLatest ? 'max-age=300' : 'immutable')
    }
  })
}

test('a bundle with a changed byte does not run, and its server’s HTML stays', async ({ page }) => {
  broken = /\/gallery-.*\.js$/
  const found = complaints(page)
  const site = await openSite(page, readTags('react'))
  await expect(page.locator('ashlar-accordion[data-test-ready]')).toHaveCount(1)
  await expect.poll(() => found.filter(text => text.startsWith('[ashlar]')).length).toBe(1)
  site.close()
  expect(found.join('\n')).toContain('[ashlar] rollup-failed: Loading chunk failed: gallery')
  expect(found.join('\n')).toMatch(/integrity|digest/)
  expect(await page.locator('ashlar-gallery').evaluate(block => block.outerHTML)).toBe(GALLERY)
})

test('a boot.js with a changed byte does not run', async ({ page }) => {
  broken = /\/boot\.js$/
  const found = complaints(page)
  const site = await openSite(page, readTags('react'))
  await expect.poll(() => found.join('\n')).toMatch(/integrity|digest/)
  site.close()
  expect(await page.evaluate(() => typeof window.ashlar)).toBe('undefined')
  await expect(page.getByText('Shipping')).toBeVisible()
})

test('the documentation names the headers of the release', () => {
  const page = readFileSync('docs/hosting.md', 'utf8').replaceAll('VERSION', version)
  expect(page.replaceAll('MAJOR', `${major}`)).toContain(readFileSync(join(release, 'cdn/_headers'), 'utf8'))
})

test('the documentation has the size of the archive', () => {
  const zip = readFileSync(join(release, `ashlar-${version}.zip`))
  const unpacked = Object.values(unzipSync(zip)).reduce((sum, { length }) => sum + length, 0)
  const expectSize = (page: string, bytes: number, after: string): void => {
    // The rounded size does not change with a few bytes.
    const sizes = [bytes - 20_000, bytes + 20_000].map(
      about => `${(about / 1_000_000).toFixed(1)} MB${after}`,
    )
    const text = readFileSync(page, 'utf8')
    expect(
      sizes.some(size => text.includes(size)),
      `${page}: ${sizes.join(' or ')}`,
    ).toBe(true)
  }
  for (const page of ['README.md', 'docs/start.md', 'docs/hosting.md']) expectSize(page, zip.length, '')
  expectSize('docs/hosting.md', unpacked, ' unpacked')
})

test('the archive has the files of the build that a site serves, and a list of them by size', () => {
  const zip = unzipSync(readFileSync(join(release, `ashlar-${version}.zip`)))
  const names = Object.keys(zip)
  expect(names.filter(name => /\.map$|\/package\/|\/types\//.test(name))).toEqual([])
  for (const file of ['LICENSE', 'THIRD-PARTY.txt', 'ashlar.css', 'lite/ashlar.css']) {
    const source = file === 'LICENSE' ? file : join('dist', file)
    expect(Buffer.from(zip[`ashlar-${version}/${file}`] ?? []).equals(readFileSync(source)), file).toBe(true)
  }
  const rows = readFileSync(join(release, `ashlar-${version}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
  const listed = rows.map(row => row.trim().split('  ') as [string, string])
  expect(listed.map(([, name]) => name).sort()).toEqual(names.sort())
  const sizes = listed.map(([size]) => Number(size))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})

for (const folder of ['', 'lite/']) {
  test(`no script of the archive${folder && ` in ${folder}`} names a source map, and the manifest has its integrity`, () => {
    const zip = unzipSync(readFileSync(join(release, `ashlar-${version}.zip`)))
    const contentOf = (file: string): Buffer => Buffer.from(zip[`ashlar-${version}/${folder}${file}`] ?? [])
    const { files } = JSON.parse(`${contentOf('manifest.json')}`)
    const names = Object.keys(files)
    expect(names.filter(name => name.endsWith('.js')).length).toBeGreaterThan(100)
    for (const name of names.filter(each => contentOf(each).length > 0)) {
      const integrity = createHash('sha384').update(contentOf(name)).digest('base64')
      expect(files[name], name).toEqual({ bytes: contentOf(name).length, integrity: `sha384-${integrity}` })
      expect(`${contentOf(name)}`, name).not.toContain('sourceMappingURL=')
    }
    expect(names.filter(name => contentOf(name).length === 0 && name.endsWith('.js'))).toEqual([])
  })
}

for (const flavour of ['dist', 'dist/lite']) {
  test(`the licences of everything in ${flavour} are beside it`, () => {
    const licences = readFileSync(`${flavour}/THIRD-PARTY.txt`, 'utf8')
    const { files } = JSON.parse(readFileSync(`${flavour}/manifest.json`, 'utf8'))
    const maps = Object.keys(files).filter(file => file.endsWith('.js'))
    const packages = maps.flatMap(file => packagesIn(join(flavour, file)))
    expect(packages).toContain(flavour === 'dist' ? 'react-dom' : 'preact')
    for (const name of new Set(packages)) expect(licences).toContain(`\n## ${name} - `)
    expect(licences).not.toMatch(/\n## [^\n]+\s+(## |$)/)
  })
}

/** The packages whose modules are in a file, by its source map. */
function packagesIn(file: string): string[] {
  if (!existsSync(`${file}.map`)) return []
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
  return sources.flatMap(
    source => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source)?.[1] ?? [],
  )
}
