import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { awaitBlocksInView, complaints, expect, markReadyBlocks, test } from './site.ts'

const DIST = fileURLToPath(new URL('../../docs/dist/', import.meta.url))

/** Every page of the documentation but the examples, by its address. */
const PAGES = globSync('**/index.html', { cwd: DIST })
  .map(path => path.replaceAll('\\', '/').replace(/index\.html$/, ''))
  .filter(path => !/\/(examples|frame|page)\//.test(path))
  .sort()

/** Pages of one test: a test each would start many browsers' contexts. */
const TOGETHER = 8

const groups = Array.from({ length: Math.ceil(PAGES.length / TOGETHER) }, (_, at) =>
  PAGES.slice(at * TOGETHER, (at + 1) * TOGETHER),
)

test('has pages', () => {
  expect(PAGES.length).toBeGreaterThan(90)
})

for (const pages of groups) {
  test(`${pages[0] || '/'} to ${pages.at(-1)} answer, fit, link to what exists, and are accessible`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const found = complaints(page)
    await markReadyBlocks(page)
    for (const [at, path] of pages.entries()) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 1280, height: 900 })
      const answer = await page.goto(`/docs/${path}`)
      expect(answer?.status(), path).toBe(200)
      expect(answer?.headers()['content-security-policy'], path).toContain("script-src 'self'")
      await page.waitForLoadState('load')
      // Before axe, whose styles the policy refuses.
      expect(found, path).toEqual([])
      expect(await lostLinks(page), path).toEqual([])
      // The templates are few, and axe is slow: every second page, each in one of two forms.
      if (at % 4 === 0) expect(await brokenRulesOf(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
      if (at % 4 === 2) expect(await brokenRulesOf(page), path).toEqual([])
      found.length = 0
    }
  })
}

test('finds pages by their words, from the keyboard', async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('csrf tok')
  await expect(page.getByRole('option').first()).toContainText('CSRF')
  expect(await brokenRules(page, { include: '#search' })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/guides\/forms\/#/)
})

test('keeps the theme that the reader chooses, in frames too', async ({ page }) => {
  await page.goto('/docs/blocks/quote/')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.frameLocator('iframe').first().locator('html')).toHaveAttribute('data-theme', 'dark')
})

/** The rules that the page violates once the blocks in view are up: until then, a row of pictures has no button. */
async function brokenRulesOf(page: Page): Promise<string[]> {
  await awaitBlocksInView(page)
  return brokenRules(page)
}

/** Links, pictures and frames of the page that lead to no file or no element of the site. */
async function lostLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('main [href], main [src], nav [href]')].map(element => {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      const url = new URL(address, location.href)
      const isHere = url.pathname === location.pathname
      const isFound = !isHere || !url.hash || document.getElementById(decodeURIComponent(url.hash.slice(1)))
      return {
        address,
        path: url.pathname,
        id: decodeURIComponent(url.hash.slice(1)),
        isInside: url.origin === location.origin,
        isFound: Boolean(isFound),
      }
    }),
  )
  return links.flatMap(({ address, path, id, isInside, isFound }) => {
    const file = join(DIST, path.replace('/docs/', ''), path.endsWith('/') ? 'index.html' : '')
    return !isInside || (isFound && path.startsWith('/docs/') && holds(file, id)) ? [] : address
  })
}

/** Whether a file exists and, if it is a page, has an element of that id. */
function holds(file: string, id: string): boolean {
  if (!existsSync(file)) return false
  return !id || !file.endsWith('.html') || readFileSync(file, 'utf8').includes(`id="${id}"`)
}
