import type { Page } from 'playwright/test'
import { openServed } from '../fixtures/served-page.ts'
import { complaints, expect, markReadyBlocks, test } from './site.ts'

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='300'/%3E"
const MANY = 200

const listed = (index: number): string => `<li class="grid-item" data-item-id="${index}">
  <a class="grid-item-link" href="/p/${index}"><span class="grid-image"><img src="${PICTURE}" width="300" height="300" alt="" loading="lazy"></span>
  <span class="grid-title">Product ${index}</span></a><div class="grid-prices"></div></li>`

const ITEMS = Array.from({ length: MANY }, (_, index) => ({
  itemId: `${index}`,
  variants: [
    { price: 500, qtyInStock: index % 2 },
    { price: 500, salePrice: 400, onSale: true },
    { price: 600 },
  ],
}))

/** Records layout shifts and tasks over 50 ms. */
function watch(): void {
  const seen: { type: string; value: number }[] = []
  Reflect.set(window, 'seen', seen)
  for (const type of ['layout-shift', 'longtask']) {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        seen.push({ type, value: Reflect.get(entry, 'value') ?? entry.duration })
      }
    }).observe({ type, buffered: true })
  }
}

const seen = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'seen'))

test.beforeEach(({ page }) => markReadyBlocks(page))

test('the shop keeps the chosen view in its URL, and on the way back from a product', async ({ page }) => {
  const found = complaints(page)
  await page.addInitScript(watch)
  await page.goto('/shop')
  const list = page.locator('ashlar-product-list')
  await expect(list).toHaveAttribute('data-test-ready', '')
  expect(await page.locator('.product-mark.sold-out').first().innerText()).toBe('Sold out')
  const boxes = async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(nth => page.locator('.grid-item').nth(nth).boundingBox()),
    )
    return { first, second }
  }
  const inGrid = await boxes()
  expect(inGrid.second?.y).toBe(inGrid.first?.y)
  await page.getByRole('link', { name: 'List', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(list).toHaveAttribute('data-view', 'list')
  await expect(page.getByRole('link', { name: 'List', exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/shop\?view=list$/)
  const inRows = await boxes()
  expect(inRows.second?.y).toBeGreaterThan(inRows.first?.y ?? Number.POSITIVE_INFINITY)
  expect(found).toEqual([])

  await page.getByRole('link', { name: 'Sage teapot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sage teapot')
  await page.goBack()
  await expect(list).toHaveAttribute('data-view', 'list')
  await expect(list).toHaveAttribute('data-test-ready', '')
})

test('the shop’s list mounts without a layout shift', async ({ page }) => {
  await page.addInitScript(watch)
  for (const path of ['/shop', '/shop?view=list', '/shop?view=product']) {
    await page.goto(path)
    await expect(page.locator('ashlar-product-list')).toHaveAttribute('data-test-ready', '')
    expect(JSON.stringify(await seen(page))).not.toContain('layout-shift')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of the views lead to pages of their own', async ({ page }) => {
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Large', exact: true }).click()
    await expect(page.locator('ashlar-product-list')).toHaveAttribute('data-view', 'product')
    await expect(page.getByRole('link', { name: 'Large', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.locator('.grid-excerpt').first()).toBeVisible()
  })
})

test('computes the layout a few times for 200 products, not once for each', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const data = JSON.stringify({ items: ITEMS })
  const items = ITEMS.map((_, index) => listed(index)).join('')
  await openServed(page, {
    body: `<ashlar-product-list data-load="eager" data-block-json='${data}'><ul>${items}</ul></ashlar-product-list>`,
    head: '<link rel="stylesheet" href="/dist/ashlar.css">',
  })
  await expect(page.locator('.product-price')).toHaveCount(MANY)
  await expect(page.locator('.product-mark.sold-out')).toHaveCount(MANY / 2)
  await expect(page.locator('.product-mark.sale')).toHaveCount(MANY / 2)
  const { metrics } = await client.send('Performance.getMetrics')
  expect(metrics.find(({ name }) => name === 'LayoutCount')?.value).toBeLessThan(60)
})

test('the review form requires stars and shows the server’s answer [PROD-19] [PROD-20]', async ({ page }) => {
  await page.goto('/blocks/product-reviews')
  const variant = page.locator('#the-server-s-form')
  await expect(variant.locator('ashlar-product-reviews')).toHaveAttribute('data-test-ready', '')
  await variant.getByRole('button', { name: 'Send review' }).click()
  await expect(variant.getByRole('alert')).toHaveText('Please select a star rating')
  await expect(variant.getByLabel('1 star')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(variant.getByLabel('2 stars')).toBeChecked()
  await expect(variant.getByRole('alert')).toHaveCount(0)
  await variant.getByLabel('Your review').fill('It pours.')
  await variant.getByRole('button', { name: 'Send review' }).click()
  await expect(variant.getByRole('alert')).toHaveText('There are no products to review')
  await expect(variant.getByLabel('Your review')).toHaveValue('It pours.')
  expect(page.url()).toMatch(/\/blocks\/product-reviews$/)
})
