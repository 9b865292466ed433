import { readThrough } from '../pages/site.ts'
import { compare, WIDTHS } from './compare.ts'
import { test } from './frozen.ts'
import { OPENED } from './opened.ts'
import { STATES } from './states.ts'

for (const { path, section, state, before, act, isOverlay } of [...STATES, ...OPENED]) {
  for (const width of WIDTHS) {
    test(`${path} looks as before, ${state}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await before?.(page)
      await page.goto(path)
      // Some blocks of the page of errors never come up.
      if (path !== '/errors') await readThrough(page)
      const variant = page.locator(`[id="${section}"]`)
      await variant.scrollIntoViewIfNeeded()
      await act(variant, page)
      const shown = isOverlay ? undefined : variant.locator('.stage')
      await compare(page, shown, [`states-${path.slice(1).replaceAll('/', '-')}`, state], ['light', 'dark'])
    })
  }
}
