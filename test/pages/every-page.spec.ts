import { pages } from '../../demo/server/pages/pages.ts'
import { brokenRules } from './broken-rules.ts'
import { expectStrictPolicy, recordRefusals, refusals } from './policy.ts'
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

const WIDTHS = [360, 800, 1440] as const

/** What axe checks of a page with 200 accordions. */
const FIRST_BLOCKS = 'main .log, main ashlar-accordion:nth-of-type(-n+5)'

test.beforeEach(({ page }) => markReadyBlocks(page))

// One load answers several questions: there are many pages, and most of a test is its load.
for (const { path, title } of pages) {
  const failsOnPurpose = path === '/errors'
  const isRepeated = path === '/loading/many'

  test(`${title} (${path}) answers, passes its own policy, does not shift, fits every width, and is accessible in light and dark`, async ({
    page,
  }) => {
    const found = complaints(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(recordShifts)
    await recordRefusals(page)
    const answer = await page.goto(path)
    if (!failsOnPurpose) await readThrough(page, SMALL_STEP_PX)
    expect(answer?.status()).toBe(200)
    expectStrictPolicy(answer)
    expect(await refusals(page)).toEqual([])
    await expectNoShifts(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(widestOf)).toBeLessThanOrEqual(width)
    }
    expect(await brokenRules(page, isRepeated ? { include: FIRST_BLOCKS } : {})).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // Only colours change with the scheme, and the start page tells of those around the content. Axe takes long.
    const include = isRepeated ? FIRST_BLOCKS : path === '/' ? 'body' : 'main'
    expect(await brokenRules(page, { include, tags: ['cat.color'] })).toEqual([])
    if (!failsOnPurpose) expect(found).toEqual([])
  })
}

test('answers an unknown address with a page that says so', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('moves the focus to the content with its first link', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

/** The width of the document, in px. */
function widestOf(): number {
  return document.documentElement.scrollWidth
}
