import type { Page } from 'playwright/test'
import { extractText } from 'unpdf'
import { expect, markReadyBlocks, test } from './site.ts'

test.slow()
test.beforeEach(({ page }) => markReadyBlocks(page))

/** The text of the printed page, without spaces, which depend on its layout. */
async function printed(page: Page): Promise<string> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true })
  return text.replace(/\s+/g, '')
}

/** What paper has to show of each page, most of it below the first screen, or closed. */
const PAGES: readonly (readonly [path: string, block: string, texts: readonly string[]])[] = [
  ['/blocks/accordion', 'ashlar-accordion', ['Nineteen kilograms.', 'Two days; the door stays shut.']],
  ['/blocks/menu-tabs', 'ashlar-menu-tabs', ['Leek and barley soup', 'Elderflower', 'Tea for one']],
  ['/blocks/calendar', 'ashlar-calendar', ['Carols in the yard', 'Nightcap', 'Groups of more than six']],
  ['/blocks/chart', 'ashlar-chart', ['What the shop took', 'Temperatur der Werkstatt']],
  ['/blocks/audio', 'ashlar-audio', ['The wheel', 'The kiln cools']],
  ['/blocks/pricing-toggle', 'ashlar-pricing-toggle', []],
  ['/blocks/quote', 'ashlar-quote', []],
]

for (const flavour of ['react', 'lite']) {
  for (const [path, name, texts] of PAGES) {
    test(`${path} prints its blocks and their closed content, before it is scrolled: ${flavour}`, async ({
      page,
    }) => {
      await page.goto(`${path}?flavour=${flavour}`)
      await page.evaluate(() => window.ashlar?.ready)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      const blocks = page.locator(`main ${name}:not([data-load])`)
      for (const block of await blocks.all()) await expect(block).toHaveAttribute('data-test-ready')
      const headings = await page.locator('main :is(h1, h2)').allInnerTexts()
      const text = await printed(page)
      for (const words of [...headings, ...texts]) expect(text).toContain(words.replace(/\s+/g, ''))
    })
  }
}

test('a slideshow prints all its slides', async ({ page }) => {
  await page.goto('/blocks/gallery')
  await page.evaluate(() => window.ashlar?.ready)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const slides = page.locator('.gallery__show').first().locator('.gallery__slide')
  await expect(slides.nth(1)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const slide of await slides.all()) await expect(slide).toBeVisible()
})
