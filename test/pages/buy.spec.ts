import type { Page } from 'playwright/test'
import { expect, test } from './site.ts'

// Several pages, each with a click or two, on a machine that others use.
test.slow()

interface Purchase {
  readonly what: string
  /** As the list of the shop calls it. */
  readonly title: string
  readonly button: 'Add To Cart' | 'Subscribe'
  readonly options?: Readonly<Record<string, string>>
  readonly quantity?: string
  /** Whether it goes by post. */
  readonly isSent: boolean
  /** What its order says besides. */
  readonly says: RegExp
}

const PURCHASES: readonly Purchase[] = [
  {
    what: 'a piece',
    title: 'Bud vases',
    button: 'Add To Cart',
    options: { Height: 'tall', Glaze: 'cream' },
    quantity: '2',
    isSent: true,
    says: /tall, cream[\s\S]*\$96\.00/,
  },
  {
    what: 'a service',
    title: 'First bowls on the wheel',
    button: 'Add To Cart',
    options: { Day: '6 February' },
    isSent: false,
    says: /6 February/,
  },
  {
    what: 'a file',
    title: 'Plans for the bench',
    button: 'Add To Cart',
    isSent: false,
    says: /Your files[\s\S]*Plans for the bench \(PDF\)/,
  },
  {
    what: 'a gift card',
    title: 'Gift card',
    button: 'Add To Cart',
    options: { Amount: '$50' },
    isSent: false,
    says: /Your gift card[\s\S]*([0-9A-Z]{4}-){3}[0-9A-Z]{4}[\s\S]*\$50\.00/,
  },
  {
    what: 'a subscription',
    title: 'Four firings',
    button: 'Subscribe',
    isSent: true,
    says: /renews every 3 months for 4 payments/,
  },
]

/** Chooses an option of a product, be it a list or radio buttons. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`[name="option:${name}"]`)
  const isList = await field.first().evaluate(element => element.localName === 'select')
  // A radio button may be drawn by its label.
  if (isList) await field.selectOption(value)
  else await page.locator(`[name="option:${name}"][value="${value}"]`).check({ force: true })
}

/** From the list of the shop into the cart. */
async function fillCart(page: Page, { title, button, options = {}, quantity }: Purchase): Promise<void> {
  await page.goto('/shop')
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const [name, value] of Object.entries(options)) await choose(page, name, value)
  if (quantity) await page.getByLabel('Quantity').fill(quantity)
  await page.getByRole('button', { name: button }).click()
  // Without scripts the form leads to the cart; a block stays, and the link says that it is there once it is seen.
  await page.locator('.cart-link').scrollIntoViewIfNeeded()
  await expect(page.locator('.cart-link')).toContainText(
    quantity ? `${quantity} items in cart` : '1 item in cart',
  )
  if (!page.url().endsWith('/cart')) await page.goto('/cart')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
}

/** From the cart to the order. */
async function checkOut(page: Page, { isSent }: Purchase): Promise<void> {
  await page
    .getByRole('button', { name: 'Checkout' })
    .or(page.getByRole('link', { name: 'Checkout' }))
    .first()
    .click()
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Name', { exact: true }).fill('Ann Ash')
  await expect(page.getByLabel('Street and number')).toHaveCount(isSent ? 1 : 0)
  if (isSent) {
    await page.getByLabel('Street and number').fill('1 Beck Lane')
    await page.getByLabel('Town').fill('Kendal')
  }
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Postal code').fill('LA9 4AA')
  await page.getByRole('button', { name: 'Update shipping and tax' }).click()
  await page.getByRole('button', { name: /^Order for \$[\d,.]+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/)
}

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

    test('a visitor gives, and finds the donation as an order [WID-23]', async ({ page }) => {
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

test('a buyer downloads the file that was bought', async ({ page }) => {
  const file = PURCHASES.find(({ what }) => what === 'a file') as Purchase
  await fillCart(page, file)
  await checkOut(page, file)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Plans for the bench (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bench-plans.pdf')
})

test('a donation’s button leads to its checkout, with the amount that was chosen [WID-22]', async ({
  page,
}) => {
  await page.goto('/blocks/donation')
  const variant = page.locator('#amounts-from-json')
  await variant.scrollIntoViewIfNeeded()
  await variant.getByLabel('$25.00').check({ force: true })
  await variant.getByRole('link', { name: 'Give for the kiln' }).click()
  await expect(page).toHaveURL(/\/checkout\/donate\?donatePageId=kiln&amount=25\.00$/)
  await expect(page.getByLabel('Another amount, in dollars')).toHaveValue('25.00')
})
