import { expect, markReadyBlocks, readThrough, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const [what, path, place] of [
  ['an image', '/blocks/image', '#as-a-link'],
  ['a lightbox', '/blocks/lightbox', '#a-set-of-its-own'],
] as const) {
  test(`shows which picture of ${what} the keyboard is at, though its link is a line of text`, async ({
    page,
  }) => {
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
