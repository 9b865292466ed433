import { pages } from '../../demo/server/pages/pages.ts'
import { missingOnPaper } from './paper.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

// A page that fails on purpose, pages that write down what they load while it prints, and galleries whose strips print
// the captions of their current slides only.
const EXCLUDED = /^\/(errors|loading|blocks\/gallery-(linked|motion))/

for (const { path, title } of pages.filter(({ path }) => !EXCLUDED.test(path))) {
  test(`${title} (${path}) prints the texts that the screen has`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await readThrough(page)
    expect(await missingOnPaper(page)).toEqual([])
  })
}
