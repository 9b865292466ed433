import { checkOut, fillCart, PURCHASES, type Purchase } from './purchases.ts'
import { expect, test } from './site.ts'

// Several pages, each with a click or two.
test.slow()

const FILE = PURCHASES.find(({ what }) => what === 'a file') as Purchase
const OTHERS = PURCHASES.filter(purchase => purchase !== FILE)

for (const isScripted of [false, true]) {
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted })

    test('a visitor buys a product of each other type in one order', async ({ page }) => {
      let count = 0
      for (const purchase of OTHERS) {
        await fillCart(page, purchase, count)
        count += Number(purchase.quantity ?? 1)
      }
      await checkOut(page, { isSent: true })
      for (const { says } of OTHERS) await expect(page.locator('main')).toContainText(says)
      await expect(page.locator('.cart-link')).toContainText('Cart is empty')
    })

    test('a visitor buys a file without a shipping address, and downloads it', async ({ page }) => {
      await fillCart(page, FILE)
      await checkOut(page, FILE)
      await expect(page.locator('main')).toContainText(FILE.says)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Plans for the bench (PDF)' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('bench-plans.pdf')
    })

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

test('a donation’s button leads to its checkout with the chosen amount [WID-22]', async ({ page }) => {
  await page.goto('/blocks/donation')
  const variant = page.locator('#amounts-from-json')
  await variant.scrollIntoViewIfNeeded()
  await variant.getByLabel('$25.00').check({ force: true })
  await variant.getByRole('link', { name: 'Give for the kiln' }).click()
  await expect(page).toHaveURL(/\/checkout\/donate\?donatePageId=kiln&amount=25\.00$/)
  await expect(page.getByLabel('Another amount, in dollars')).toHaveValue('25.00')
})
