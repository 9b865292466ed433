import type { Page } from 'playwright/test'
import { expect, markReadyBlocks, test } from './site.ts'

// Tests add styles, which the site's own policy forbids.
test.use({ bypassCSP: true })

test.beforeEach(({ page }) => markReadyBlocks(page))

const PLACE = '#in-a-dialog'

/** How far the target is from the top of the window, in px. */
const distance = (page: Page): Promise<number> =>
  page.locator(PLACE).evaluate(target => Math.abs(target.getBoundingClientRect().top))

for (const [flavour, width] of [
  ['react', 390],
  ['lite', 1280],
] as const) {
  test(`the target of a URL stays in view while blocks above it come up: ${flavour}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/blocks/form?flavour=${flavour}${PLACE}`)
    await expect(page.locator(`${PLACE} ashlar-form`)).toHaveAttribute('data-test-ready')
    await expect(page.locator('ashlar-form').first()).toHaveAttribute('data-test-ready')
    await expect.poll(() => distance(page)).toBeLessThan(200)

    // Taller content above moves nothing, until the visitor takes over.
    const grow = (): Promise<unknown> =>
      page.evaluate(async () => {
        const box = document.createElement('div')
        box.style.blockSize = '500px'
        document.querySelector('main')?.prepend(box)
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      })
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' })
    await grow()
    expect(await distance(page)).toBeLessThan(200)
    await page.mouse.wheel(0, 100)
    await grow()
    await expect.poll(() => distance(page)).toBeGreaterThan(300)
  })
}
