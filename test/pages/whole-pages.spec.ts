import { readFileSync } from 'node:fs'
import { readWholePages } from '../../docs/site/examples/read.ts'
import { requestedScripts } from '../../docs/site/examples/visit.ts'
import { nameOfFile } from '../../docs/site/examples/weight.ts'
import { readBlocks } from '../../runtime/build/blocks.ts'
import { brokenRules } from './broken-rules.ts'
import {
  complaints,
  expect,
  expectNoShifts,
  markReadyBlocks,
  readThrough,
  recordShifts,
  SMALL_STEP_PX,
  test,
} from './site.ts'

const pages = readWholePages(await readBlocks())

/** Bytes of scripts that a page may load beyond those that the documentation names, or fewer. */
const TOLERANCE = 0.05

const sizes: Readonly<Record<string, { readonly bytes: number }>> = JSON.parse(
  readFileSync(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
).files

for (const { name, blocks, weight } of pages) {
  test(`the page ${name} is alive, accessible and still`, async ({ page }) => {
    test.setTimeout(180_000)
    await markReadyBlocks(page)
    await page.addInitScript(recordShifts)
    const found = complaints(page)
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(`/docs/examples/${name}/page/`)
      const missing = (): Promise<string[]> =>
        page
          .locator('[data-test-ready]')
          .evaluateAll(all => all.map(({ localName }) => localName.replace('ashlar-', '')))
          .then(alive => blocks.filter(block => !alive.includes(block)))
      // An exported page's blocks are found once its markup is adopted; a reader at its end would pass them by.
      await page.locator('[data-test-ready]').first().waitFor()
      await readThrough(page, SMALL_STEP_PX)
      await page.locator('body > footer').scrollIntoViewIfNeeded()
      await expect.poll(missing).toEqual([])
      // An exported page's boxes are reserved from outside, to a pixel or two.
      await expectNoShifts(page, name === 'moved' ? 0.01 : 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(found).toEqual([])
      expect(await brokenRules(page)).toEqual([])
      found.length = 0
    }
  })

  test(`the page ${name} loads what the documentation says`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = new Set(await requestedScripts(page, `${baseURL}/docs/examples/${name}/page/`))
    const bytesOf = (files: readonly string[]): number =>
      files.reduce((sum, file) => sum + (sizes[file]?.bytes ?? 0), 0)
    const loaded = bytesOf(Object.keys(sizes).filter(file => names.has(nameOfFile(file))))
    const said = bytesOf(weight.react.files)
    // `npm run docs:picture -- pages` records the scripts anew.
    expect(Math.abs(loaded - said) / said, [...names].join(' ')).toBeLessThan(TOLERANCE)
  })

  test(`the page ${name} reads without scripts`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } })
    await page.goto(`${baseURL}/docs/examples/${name}/page/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const link of await page.locator('main a:not([aria-hidden])').all()) await expect(link).toBeVisible()
    await page.close()
  })
}
