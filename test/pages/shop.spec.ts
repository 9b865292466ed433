import type { Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { expect, markReadyBlocks, test } from './site.ts'

// Six pages, one after another.
test.slow()

/** Fills a cart, and calls `look` on every page of the shop on the way. */
async function buy(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the shelf')
  await look(page)
  await page.getByRole('link', { name: 'Bud vases' }).click()
  await page.getByLabel('Height').selectOption('low')
  await page.getByLabel('Glaze').selectOption('ink')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('alert')).toHaveText('This is sold out.')
  await expect(page.getByLabel('Height')).toHaveValue('low')
  await look(page)
  await page.getByLabel('Glaze').selectOption('rust')
  await page.getByRole('button', { name: 'Add To Cart' }).click()

  await expect(page).toHaveURL(/\/cart$/)
  await page.getByLabel('Quantity of Bud vases').fill('2')
  await page.getByLabel('Quantity of Bud vases').press('Enter')
  await expect(page.locator('.cart__price')).toHaveText('$68.00')
  await page.getByLabel('Discount code').fill('kiln10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('.totals')).toContainText('$61.20')
  await look(page)
  await page.getByRole('button', { name: 'Checkout' }).click()

  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Name', { exact: true }).fill('Ann Ash')
  await page.getByLabel('Street and number').fill('1 Beck Lane')
  await page.getByLabel('Town').fill('Kendal')
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Postal code').fill('LA9 4AA')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('alert')).toHaveText('The total is now $79.56. Please look at it again.')
  await page.getByLabel(/is declined/).check()
  await page.getByRole('button', { name: 'Order for $79.56' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Your order was not placed.')
  await look(page)
  await page.getByLabel(/pays/).check()
  await page.getByRole('button', { name: 'Order for $79.56' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/)
  await page.getByText('Review Bud vases').click()
  await page.getByLabel('4 stars').check()
  await look(page)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('status')).toHaveText('Thank you for your review.')
}

test('without scripts, a visitor finds, chooses, changes, pays by test card and reviews on accessible pages', async ({
  page,
}) => {
  // Axe needs the browser's own scripts; the site's policy allows none inside a page.
  await page.route('**/*', route =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  )
  await buy(page, async page => {
    await page.setViewportSize({ width: 360, height: 800 })
    const width = await page.locator('html').evaluate(root => root.scrollWidth)
    expect(width, page.url()).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await brokenRules(page), page.url()).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // Only colours change with the scheme.
    expect(await brokenRules(page, { tags: ['cat.color'] }), page.url()).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
})

test('the shop is accessible with mounted blocks, up to a product in the cart', async ({ page }) => {
  const look = async (): Promise<void> => {
    for (const block of await page
      .locator('main :is(ashlar-product, ashlar-product-list, ashlar-cart-page)')
      .all()) {
      await block.scrollIntoViewIfNeeded()
      await expect(block).toHaveAttribute('data-test-ready', '')
    }
    expect(await brokenRules(page), page.url()).toEqual([])
  }
  await markReadyBlocks(page)
  await page.goto('/shop')
  await look()
  await page.getByRole('link', { name: 'Bud vases' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bud vases')
  await look()
  const product = page.locator('ashlar-product')
  await product.getByLabel('Height').selectOption('low')
  await product.getByLabel('Glaze').selectOption('ink')
  await expect(product.locator('.product-stock')).toHaveText('Sold out')
  await look()
  await product.getByLabel('Glaze').selectOption('rust')
  await product.getByRole('button', { name: 'Add To Cart' }).click()
  await product.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  await expect(page.getByRole('heading', { name: 'Customers also bought' })).toBeVisible()
  await look()
})
