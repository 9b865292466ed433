import { compare, WIDTHS } from './compare.ts'
import { test } from './frozen.ts'

/** Examples without HTML of the server: their skeletons are in the static style sheet. */
const EXAMPLES = [
  ['calendar', 'events-in-json'],
  ['chart', 'stacked-from-json'],
  ['audio', 'from-json'],
  ['form', 'every-field'],
] as const

for (const [block, section] of EXAMPLES) {
  for (const width of WIDTHS) {
    test(`/blocks/${block} looks as before, loading, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.route(new RegExp(`/${block}-[^/]*\\.js`), () => {})
      await page.goto(`/blocks/${block}`)
      const stage = page.locator(`[id="${section}"] > .stage`)
      await stage.scrollIntoViewIfNeeded()
      await compare(page, stage, [`states-blocks-${block}`, 'loading'], ['light', 'dark'])
    })
  }
}
