import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { THUMBNAIL } from '../../../runtime/build/docs-tables.ts'
import { asWebp, SIZE, WINDOW } from './thumbnails.ts'

/** What a visitor does before a block shows. */
type Step = 'none' | 'click'

/** Blocks that a page shows in a corner, above itself or after a click: an example, what to do there, what shows then. */
const OPENED: Readonly<Record<string, readonly [example: string, step: Step, shown: string]>> = {
  'cart-drawer': ['link', 'click', 'text=Continue Shopping'],
  'cart-indicator': ['link', 'none', 'text=Cart'],
  'cart-page': ['page', 'none', 'text=Continue Shopping'],
  'popup-overlay': ['timer', 'none', 'text=See the work'],
  'quick-view': ['button', 'click', 'img'],
  'site-badge': ['corner', 'none', 'text=Made in the workshop'],
  'website-overlays': ['list', 'none', 'text=Overlays'],
}

/** Draws the thumbnails of blocks that show only once something has happened, from pages of the documentation. */
export async function drawOpenedBlocks(browser: Browser, address: string): Promise<void> {
  for (const [name, [example, step, shown]] of Object.entries(OPENED)) {
    const page = await browser.newPage({
      viewport: WINDOW,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await page.goto(`${address}/docs/blocks/${name}/examples/${example}/`, { waitUntil: 'networkidle' })
    if (step === 'click') await page.locator('a').first().click()
    await page.locator(shown).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    writeFileSync(`blocks/${name}/${THUMBNAIL}`, await asWebp(page, await page.screenshot(), SIZE.width))
    await page.close()
  }
}
