import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { readBlocks } from '../../runtime/build/blocks.ts'
import { JSON_BLOCKS } from '../fixtures/json-blocks.ts'
import { brokenRules } from './broken-rules.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const BLOCKS = JSON_BLOCKS.map(
  ({ name, data }) =>
    `<div><ashlar-${name} id="${name}" data-block-json='${JSON.stringify(data).replaceAll("'", '&#39;')}'></ashlar-${name}></div>`,
)

const PAGE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Tarn</title>
<meta name="viewport" content="width=device-width"><link rel="canonical" href="https://tarn.example/">
<style>body { margin: 1rem; font: 1rem/1.5 sans-serif } main > div { margin-block: 3rem }</style></head>
<body><main><h1>Tarn</h1><h2>Blocks</h2>${BLOCKS.join('\n')}</main></body></html>`

// One after another: each worker would run the command on pages of its own.
test.describe.configure({ mode: 'default' })

let folder: TemporaryFolder
let server: RunningServer
const program = (...argv: string[]) => promisify(execFile)(process.execPath, ['dist/cli/ashlar.js', ...argv])

test.beforeAll(async () => {
  folder = await writeFolder({ 'saved/index.html': PAGE, 'saved/a.gif': PIXEL })
  const site = join(folder.path, 'site')
  await program('adopt', join(folder.path, 'saved'), '--out', site)
  const plain = await readFile(join(site, 'index.html'))
  await program('prerender', site)
  await writeFile(join(site, 'plain.html'), plain)
  server = await startServer({ port: 0, site })
})

test.afterAll(async () => {
  await server?.stop()
  await folder.remove()
})

/** Scrolls until every block is ready. */
async function readAll(page: Page): Promise<void> {
  for (const { name } of JSON_BLOCKS) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded()
    await page.waitForFunction(name => Reflect.get(window, 'ready')?.has(name), name)
  }
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const ready = new Set<string>()
    const shifts: { value: number; where: string }[] = []
    Object.assign(window, { ready, shifts })
    document.addEventListener('ashlar:ready', ({ target }) => ready.add((target as Element).id))
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null }[]
        }
        const where = sources.map(({ node }) => (node as Element)?.closest?.('[id]')?.id).join()
        shifts.push({ value, where })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('every static form has an example', () => {
  const forms = globSync('blocks/*/*.static.tsx').map(file => basename(file, '.static.tsx'))
  expect(JSON_BLOCKS.map(({ name }) => name)).toEqual(forms.sort())
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows what is in the JSON', async ({ page }) => {
    await page.goto(server.address)
    for (const { name, words } of JSON_BLOCKS) {
      for (const word of words) await expect(page.locator(`#${name}`), name).toContainText(word)
    }
  })
})

test('is accessible before the scripts run', async ({ page }) => {
  await page.route('**/boot.js', route => route.abort())
  await page.goto(server.address)
  expect(await brokenRules(page)).toEqual([])
})

test('mounts as with empty elements', async ({ page }) => {
  await watch(page)
  const drawn: Record<string, string[]> = {}
  for (const path of ['', 'plain.html']) {
    await page.goto(new URL(path, server.address).href)
    await readAll(page)
    // The player's code, which loads late, does not know the provider.
    await page.locator('#video .video__invalid').waitFor()
    drawn[path] = await page
      .locator('main [id]:is([data-block-json])')
      .evaluateAll(blocks => blocks.map(({ innerHTML }) => innerHTML.replace(/_r_\w+_\d*/g, 'ID')))
  }
  expect(drawn['']).toHaveLength(JSON_BLOCKS.length)
  expect(drawn['']).toEqual(drawn['plain.html'])
})

test('has a reserved box, without prerendering, for the blocks that the command counts on', async ({
  page,
}) => {
  await watch(page)
  const heights = (): Promise<[string, number][]> =>
    page
      .locator('main [data-block-json]')
      .evaluateAll(blocks => blocks.map(block => [block.id, block.getBoundingClientRect().height]))
  await page.route('**/boot.js', route => route.abort())
  await page.goto(new URL('plain.html', server.address).href)
  const empty = new Map(await heights())
  await page.unroute('**/boot.js')
  await page.reload()
  await readAll(page)
  const kept = (await heights()).filter(([name, height]) => height > 0 && empty.get(name) === height)
  const reserved = (await readBlocks()).filter(({ reservesBox }) => reservesBox)
  expect(kept.map(([name]) => name)).toEqual(reserved.map(({ name }) => name))
})

for (const width of [390, 1280]) {
  test(`does not shift at ${width} px`, async ({ page }) => {
    await watch(page)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(server.address)
    await readAll(page)
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'))
    expect(shifts.filter(({ value }: { value: number }) => value >= 0.01)).toEqual([])
  })
}
