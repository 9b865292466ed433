import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { complaints, expect, test } from './site.ts'

/** Markup of real exported pages, kept outside the repository. */
const FRAGMENTS = join(process.env['ASHLAR_SHARED'] ?? '../shared', 'corpus/fragments')
const DESIGNS = ['slideshow', 'slider', 'stacked', 'grid']
const PICTURE = readFileSync(new URL('../../demo/pictures/files/jar-750w.webp', import.meta.url))

let folder: TemporaryFolder | undefined
let server: RunningServer

test.skip(!existsSync(FRAGMENTS), 'the corpus of exported pages is not on this machine')

test.beforeAll(async () => {
  folder = await writeFolder({
    'accordion.html': page(['accordion/01.html', 'accordion/02.html']),
    'gallery.html': page(galleries()),
    'image.html': page(['image/01.html', 'image/05.html']),
    'mixed.html': page([
      'accordion/01.html',
      'summary/03.html',
      'video/01.html',
      'button/01.html',
      'button/02.html',
    ]).replace('</body>', '<div class="collection-type-blog view-list"></div></body>'),
  })
  server = await startServer({ port: 0, site: folder.path })
})
test.afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})
test.beforeEach(async ({ page }) => {
  // Nothing is requested from other hosts: images are replaced, everything else is aborted.
  await page.route(
    url => url.origin !== new URL(server.address).origin,
    route =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ body: PICTURE, contentType: 'image/webp' })
        : route.abort(),
  )
})

for (const [name, block] of [
  ['accordion', 'ashlar-accordion'],
  ['gallery', 'ashlar-gallery'],
  ['image', 'ashlar-image'],
] as const) {
  test(`starts each ${name} of an exported page once, and restores its HTML`, async ({ page }) => {
    const said = complaints(page)
    await page.addInitScript(() => {
      const keep = (): void => void Reflect.set(window, 'htmlBefore', document.body.innerHTML)
      document.addEventListener('DOMContentLoaded', keep)
    })
    await page.goto(`${server.address}/${name}`)
    const carriers = page.locator(`.sqs-block-${name}`)
    const count = await carriers.count()
    expect(count).toBeGreaterThan(1)
    for (let place = 0; place < count; place++) {
      await carriers.nth(place).scrollIntoViewIfNeeded()
      await expect(carriers.nth(place).locator(block)).toHaveCount(1)
    }
    await expect(page.locator(block)).toHaveCount(count)
    expect(said).toEqual([])

    const before = await page.evaluate(() => Reflect.get(window, 'htmlBefore'))
    await page.evaluate(() => window.ashlar?.destroy())
    await expect.poll(() => page.evaluate(() => document.body.innerHTML)).toBe(before)
  })
}

test('opens an adopted accordion with the keyboard', async ({ page }) => {
  await page.goto(`${server.address}/accordion`)
  await expect(page.locator('ashlar-accordion')).toHaveCount(2)
  const button = page.locator('ashlar-accordion button').first()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('ashlar-accordion [role=region]').first()).toBeVisible()
})

test('shows the pictures of every adopted gallery', async ({ page }) => {
  await page.goto(`${server.address}/gallery`)
  for (const carrier of await page.locator('.sqs-block-gallery').all()) {
    await carrier.scrollIntoViewIfNeeded()
    const shown = carrier.locator('img:visible').first()
    await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(750)
  }
})

test('loads pictures outside blocks, and has a bundle for everything on the page', async ({ page }) => {
  const said = complaints(page)
  const lines: string[] = []
  page.on('console', message => message.type() === 'info' && lines.push(message.text()))
  const view = page.waitForResponse(/\/blog-list-[\w-]+\.js$/)
  await page.goto(`${server.address}/mixed`)
  await view
  const pictures = page.locator('.sqs-block-summary-v2 img[data-src]')
  expect(await pictures.count()).toBeGreaterThan(1)
  for (const picture of await pictures.all()) {
    await picture.evaluate(image => image.scrollIntoView())
    await expect(picture).toHaveClass(/\bloaded\b/)
  }
  for (const carrier of await page.locator('.sqs-block-button').all()) {
    await carrier.scrollIntoViewIfNeeded()
    await expect(carrier.locator('ashlar-button')).toHaveCount(1)
  }
  expect([...said, ...lines]).toEqual([])
})

test('plays an adopted video', async ({ page }) => {
  await page.goto(`${server.address}/mixed`)
  await page.locator('.sqs-block-video').scrollIntoViewIfNeeded()
  await expect(page.locator('.sqs-block-video ashlar-video button')).toBeVisible()
})

/** The first gallery of each design in the corpus. */
function galleries(): string[] {
  const files = readdirSync(join(FRAGMENTS, 'gallery')).map(file => `gallery/${file}`)
  return DESIGNS.map(design => files.find(file => read(file).includes(`sqs-gallery-block-${design}`))).filter(
    file => file !== undefined,
  )
}

function read(file: string): string {
  return readFileSync(join(FRAGMENTS, file), 'utf8')
}

function page(files: readonly string[]): string {
  const sections = files.map(file => `<section>${read(file)}</section>`).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Exported</title></head><body>${sections}</body></html>`
}
