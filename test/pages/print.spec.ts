import { expect, markReadyBlocks, readThrough, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

test('prints the content of closed accordion items', async ({ page }) => {
  await page.goto('/blocks/accordion')
  await readThrough(page)
  const words = page.locator('ashlar-accordion p', { hasText: 'Thirty days, in the box it came in.' })
  await expect(words).not.toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(words).toBeVisible()
  const { height } = (await words.boundingBox()) ?? { height: 0 }
  const panel = await words.locator('xpath=ancestor::*[@class="accordion__panel"]').boundingBox()
  expect(panel?.height).toBeGreaterThanOrEqual(height)
})

test('prints no gallery buttons', async ({ page }) => {
  await page.goto('/blocks/gallery-motion')
  await readThrough(page)
  const buttons = page.locator('ashlar-gallery button:visible')
  expect(await buttons.count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(buttons).toHaveCount(0)
})
