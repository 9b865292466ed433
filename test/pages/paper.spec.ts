import { pages } from '../../demo/server/pages/pages.ts'
import { missingOnPaper } from './paper.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

// A page that fails on purpose, and pages that write down what they load while it prints.
for (const { path, title } of pages.filter(({ path }) => !/^\/(errors|loading)/.test(path))) {
  test(`${title} (${path}) prints the texts that the screen has`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await readThrough(page)
    expect(await missingOnPaper(page)).toEqual([])
  })
}
