import AxeBuilder from '@axe-core/playwright'
import { pages } from '../../demo/server/pages/pages.ts'
import { complaints, expect, markReadyBlocks, readThrough, test } from './site.ts'

const WIDTHS = [360, 800, 1440] as const
const FLAVOURS = ['', '?flavour=lite'] as const
const SCHEMES = ['light', 'dark'] as const

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const { path, title } of pages) {
  test.describe(`${title} (${path})`, () => {
    for (const flavour of FLAVOURS) {
      test(`answers and has nothing to complain about${flavour && ', on Preact'}`, async ({ page }) => {
        test.skip(path === '/errors', 'this page fails on purpose')
        const found = complaints(page)
        const answer = await page.goto(path + flavour)
        await readThrough(page)
        expect(answer?.status()).toBe(200)
        expect(found).toEqual([])
      })
    }

    for (const colorScheme of SCHEMES) {
      test(`is accessible in the ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        if (path !== '/errors') await readThrough(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
        ).toEqual([])
      })
    }

    for (const width of WIDTHS) {
      test(`has no horizontal scroll at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        if (path !== '/errors') await readThrough(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }

    test('moves nothing while its blocks come up', async ({ page }) => {
      await page.addInitScript(recordShifts)
      await page.goto(path)
      if (path !== '/errors') await readThrough(page)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    })
  })
}

test('says so at an address that is none', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here')
})

test('brings the keyboard to the content by its first link', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

/** Keeps what moved, and by how much, in `window.shifts`. */
function recordShifts(): void {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? []
      const names = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
      )
      shifts.push(`${Reflect.get(entry, 'value')}: ${names.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
