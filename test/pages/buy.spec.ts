import { checkOut, fillCart, PURCHASES, type Purchase } from './purchases.ts'
import { expect, test } from './site.ts'

// Several pages, each with a click or two.
test.slow()

for (const isScripted of [false, true]) {
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted })

    for (const purchase of PURCHASES) {
      test(`a visitor buys ${purchase.what}, from the shop to its order`, async ({ page }) => {
        await fillCart(page, purchase)
        await checkOut(page, purchase)
        await expect(page.locator('main')).toContainText(purchase.says)
        await expect(page.locator('.cart-link')).toContainText('Cart is empty')
      })
    }

    test('a visitor donates, and finds the donation as an order [WID-23]', async ({ page }) => {
      await page.goto('/blocks/donation')
      const form = page.locator('#a-form-of-the-server-s-own')
      await form.getByLabel('In dollars').fill('12.50')
      if (!isScripted) await form.getByLabel('Another amount').check({ force: true })
      await form.getByRole('button', { name: 'Donate' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new kiln')
      await expect(page.getByLabel('Another amount, in dollars')).toHaveValue('12.50')
      await page.getByLabel('E-mail address').fill('ann@example.com')
      await page.getByLabel('Name', { exact: true }).fill('Ann Ash')
      await page.getByRole('button', { name: 'Donate' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/)
      await expect(page.locator('main')).toContainText('Donation: A new kiln')
      await expect(page.locator('main')).toContainText('$12.50')
    })
  })
}

test('a buyer downloads the purchased file', async ({ page }) => {
  const file = PURCHASES.find(({ what }) => what === 'a file') as Purchase
  await fillCart(page, file)
  await checkOut(page, file)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Plans for the bench (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bench-plans.pdf')
})

test('a donation’s button leads to its checkout with the chosen amount [WID-22]', async ({ page }) => {
  await page.goto('/blocks/donation')
  const variant = page.locator('#amounts-from-json')
  await variant.scrollIntoViewIfNeeded()
  await variant.getByLabel('$25.00').check({ force: true })
  await variant.getByRole('link', { name: 'Give for the kiln' }).click()
  await expect(page).toHaveURL(/\/checkout\/donate\?donatePageId=kiln&amount=25\.00$/)
  await expect(page.getByLabel('Another amount, in dollars')).toHaveValue('25.00')
})
