import { expect, markReadyBlocks, readThrough, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const [what, path, place] of [
  ['an image', '/blocks/image', '#as-a-link'],
  ['a lightbox', '/blocks/lightbox', '#a-set-of-its-own'],
] as const) {
  test(`shows the focused picture of ${what}, though its link is inline`, async ({ page }) => {
    await page.goto(path)
    await readThrough(page)
    const link = page.locator(`${place} .stage a`).first()
    await link.evaluate(link => link.focus())
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link.locator('> *')).toHaveCSS('outline-style', 'solid')
  })
}
