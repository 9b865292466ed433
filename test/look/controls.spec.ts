import type { Locator } from 'playwright/test'
import { readThrough } from '../pages/site.ts'
import { compare } from './compare.ts'
import { CONTROLS } from './controls.ts'
import { test } from './frozen.ts'
import { tabTo } from './states.ts'

for (const path of new Set(CONTROLS.map(([path]) => path))) {
  test(`${path} looks as before, under the pointer and in focus`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await readThrough(page)
    for (const [, section, selector] of CONTROLS.filter(([ofPath]) => ofPath === path)) {
      const stage = page.locator(`[id="${section}"] > .stage`)
      const control: Locator = stage.locator(selector).first()
      const name = `${section}-${selector.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`
      const folder = `controls-${path.slice(1).replaceAll('/', '-')}`
      await control.scrollIntoViewIfNeeded()
      await control.hover({ force: true })
      await compare(page, stage, [folder, `${name}-hover`], ['light', 'dark'])
      await page.mouse.move(0, 0)
      await tabTo(page, control)
      await compare(page, stage, [folder, `${name}-focus`], ['light', 'dark'])
    }
  })
}
