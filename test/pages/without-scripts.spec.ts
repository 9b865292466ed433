import { pages } from '../../demo/server/pages/pages.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

for (const { path, title } of pages) {
  test(`${title} (${path}) shows its content without scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A link that appears twice counts once.
    for (const picture of await page.locator('main img[src]:not([aria-hidden="true"] *)').all()) {
      await expect(picture).toHaveAttribute('alt', /\S/)
    }
    const titles = page.locator('main :not(details) > ashlar-accordion > details > summary')
    for (const summary of (await titles.all()).slice(0, 20)) await expect(summary).toBeVisible()
  })
}

test('the browser itself opens an accordion of details elements', async ({ page }) => {
  await page.goto('/')
  const answer = page.getByText('Everything for the table is fired')
  await expect(answer).toBeHidden()
  await page.getByText('Can it go in the dishwasher?').click()
  await expect(answer).toBeVisible()
})

test('the pictures of a gallery are visible', async ({ page }) => {
  await page.goto('/blocks/gallery')
  await expect(page.locator('#grid img').first()).toBeVisible()
  await expect(page.locator('#slideshow img').first()).toBeVisible()
})

test('has no horizontal scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  for (const { path } of pages) {
    await page.goto(path)
    const width = await page.locator('html').evaluate(root => root.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(360)
  }
})
