import { brokenRules } from './broken-rules.ts'
import { complaints, expect, markReadyBlocks, test } from './site.ts'

// The shop's pictures, and a product's, on a machine that may be busy.
test.slow()

// Opening the database takes seconds, which visitors of a running server do not wait for.
test.beforeAll(({ server }) => server.open())

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const flavour of ['react', 'lite'] as const) {
  test(`a visitor opens the quick view and buys with the keyboard, in ${flavour} [PROD-21]`, async ({
    page,
  }) => {
    const found = complaints(page)
    await page.goto(`/shop?flavour=${flavour}`)
    const button = page.getByRole('button', { name: 'Quick view: Dipped cups, two' })
    await button.focus()
    const asked = page.waitForResponse(/\/api\/commerce\/products\/[^/]+$/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Dipped cups, two' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    expect((await asked).status()).toBe(200)
    await expect(dialog.getByRole('heading', { name: 'Dipped cups, two' })).toBeVisible()
    await expect(dialog.locator('ashlar-product')).toHaveAttribute('data-test-ready', '')

    // In neither direction does the focus reach the page behind.
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
      )
      expect(isBehind).toBe(false)
    }
    await dialog.getByLabel('Glaze').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Add To Cart' }).press('Enter')
    await expect(dialog.getByText('Dipped cups, two is in your cart.')).toBeVisible()
    await expect(page.locator('.cart-link')).toContainText('1 item in cart')

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Dipped cups, two' })).toBeVisible()
    expect(found).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the quick view is accessible in the ${colorScheme}, on a narrow screen and a wide one`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/shop')
      await page.getByRole('button', { name: 'Quick view: Bud vases' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('ashlar-product')).toHaveAttribute('data-test-ready', '')
      const isCut = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      expect(isCut).toBe(false)
      expect(await brokenRules(page)).toEqual([])
    }
  })
}

test('a removed product leads to its page, and a click beside the dialog closes it', async ({ page }) => {
  await page.route('**/api/commerce/products/*', route =>
    route.fulfill({ status: 404, json: { error: 'There is no such product.' } }),
  )
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Quick view: Bud vases' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('Unable to locate content')
  await page.mouse.click(4, 4)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Quick view: Bud vases' }).press('Enter')
  await dialog.getByRole('link', { name: 'View the full page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bud vases')
})

test('the product’s page opens if the bundle does not load', async ({ page }) => {
  await page.route('**/dist/quick-view-*.js', route => route.abort())
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Quick view: Bud vases' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bud vases')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each product of the shop is a link, without dead buttons', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.getByRole('button', { name: 'Quick view' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Bud vases' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bud vases')
  })
})
