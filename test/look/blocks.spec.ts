import { pages } from '../../demo/server/pages/pages.ts'
import { expect, readThrough } from '../pages/site.ts'
import { compare, WIDTHS } from './compare.ts'
import { test } from './frozen.ts'

/** Pages without states, and pages whose states are no looks. */
const LEFT_OUT = ['/blocks', '/loading', '/loading/many', '/errors', '/board', '/theme']

const DIRECTIONS = [
  ['ltr', '', ['light', 'dark']],
  ['rtl', '?lang=ar', ['light', 'dark']],
] as const

for (const { path, frame } of pages) {
  if (frame !== 'qa' || LEFT_OUT.includes(path)) continue
  for (const [direction, query, schemes] of DIRECTIONS) {
    for (const width of WIDTHS) {
      test(`${path} looks as before, ${direction}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path + query)
        await readThrough(page)
        await page.waitForLoadState('networkidle')
        const sections = page.locator('section.variant[id]')
        for (const id of await sections.evaluateAll(elements => elements.map(element => element.id))) {
          const stage = page.locator(`[id="${id}"] > .stage`)
          // Dialogs and bars have nothing in their place.
          if (!(await stage.isVisible()) || !(await stage.boundingBox())?.height) continue
          await expect(stage.locator('[aria-busy=true]')).toHaveCount(0)
          await compare(page, stage, [path.slice(1).replaceAll('/', '-'), `${id}-${direction}`], schemes)
        }
      })
    }
  }
}
