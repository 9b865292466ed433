import type { Page } from 'playwright/test'
import { openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

const DRAWING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/%3E"

const grid = (images: string): string =>
  `<ashlar-gallery data-load="eager" data-block-json='{"design":"grid","thumbnails-per-row":8}'>${images}</ashlar-gallery>`

async function layoutsOfUpgrade(page: Page, count: number): Promise<number> {
  await markReadyBlocks(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const image = `<img src="${DRAWING}" width="400" height="300" alt="A drawing">`
  await openServed(page, { body: grid(image.repeat(count)) })
  await expect(page.locator('ashlar-gallery')).toHaveAttribute('data-test-ready', '')
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

test('computes the layout a few times for a grid of 1,000 pictures, not once for each', async ({ page }) => {
  expect(await layoutsOfUpgrade(page, 1000)).toBeLessThan(100)
})

test('loads at most 16 pictures of a large grid at a time [IMG-10]', async ({ page }) => {
  let isAsked = 0
  let most = 0
  const held: (() => void)[] = []
  await page.route('**/many/*.svg', async route => {
    isAsked += 1
    most = Math.max(most, isAsked)
    await new Promise<void>(release => held.push(release))
    isAsked -= 1
    await route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(DRAWING.slice(19)) })
  })
  const images = Array.from(
    { length: 5000 },
    (_, index) => `<img data-src="/many/${index}.svg" width="4" height="3" alt="">`,
  )
  await openServed(page, { body: grid(images.join('')) })
  await expect.poll(() => held.length).toBe(16)
  for (const release of held.splice(0)) release()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  expect(most).toBe(16)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
