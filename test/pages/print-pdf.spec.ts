import type { Page } from 'playwright/test'
import { extractText } from 'unpdf'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

test.slow()
test.beforeEach(({ page }) => markReadyBlocks(page))

/** The text of the printed page, without spaces, which depend on its layout. */
async function printed(page: Page): Promise<string> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true })
  return text.replace(/\s+/g, '')
}

/** The texts that each page must print, most of them below the first screen or in closed panels. */
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
      const blocks = page.locator(`main ${name}:not([data-load])`)
      // Before boot has found the blocks, paper has the server's HTML.
      await page.waitForFunction(() => window.ashlar?.ready.then(() => true))
      // The bundle defines the blocks below, too, which are not up yet.
      await expect(blocks.first()).toHaveAttribute('data-test-ready')
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      for (const block of await blocks.all()) await expect(block).toHaveAttribute('data-test-ready')
      const headings = await page.locator('main :is(h1, h2)').allInnerTexts()
      const text = await printed(page)
      for (const words of [...headings, ...texts]) expect(text).toContain(words.replace(/\s+/g, ''))
    })
  }
}

for (const path of ['/blocks/gallery', '/blocks/gallery-motion', '/blocks/gallery-linked']) {
  test(`slideshows print all their slides, one beside the other: ${path}`, async ({ page }) => {
    await page.goto(path)
    await readThrough(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const shows = await page.locator('.gallery__stage').evaluateAll(stages =>
      stages.map(stage => {
        const slides = [...stage.children]
        const boxes = slides.map(slide => slide.getBoundingClientRect())
        return {
          hidden: slides.filter(
            slide => !slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          ).length,
          unloaded: slides.filter(slide => !slide.querySelector('img, video, iframe, .gallery__frame'))
            .length,
          flat: boxes.filter(({ width, height }) => width < 50 || height < 50).length,
          covered: boxes.filter((box, at) =>
            boxes.some(
              (other, index) =>
                index < at &&
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            ),
          ).length,
        }
      }),
    )
    expect(shows.length).toBeGreaterThan(1)
    expect(shows).toEqual(shows.map(() => ({ hidden: 0, unloaded: 0, flat: 0, covered: 0 })))
  })
}
