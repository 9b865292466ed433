import { expect, type Page } from 'playwright/test'

/** A product that a visitor buys. */
export interface Purchase {
  readonly what: string
  /** Its title in the shop's list. */
  readonly title: string
  readonly button: 'Add To Cart' | 'Subscribe'
  readonly options?: Readonly<Record<string, string>>
  readonly quantity?: string
  /** Whether it is shipped. */
  readonly isSent: boolean
  /** What else its order shows. */
  readonly says: RegExp
}

/** A product of each type. */
export const PURCHASES: readonly Purchase[] = [
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

/** Selects an option of a product, in a list or by radio buttons. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`[name="option:${name}"]`)
  const isList = await field.first().evaluate(element => element.localName === 'select')
  // The label may replace the radio button visually.
  if (isList) await field.selectOption(value)
  else await page.locator(`[name="option:${name}"][value="${value}"]`).check({ force: true })
}

/**
 * Adds a product of the shop's list to the cart.
 *
 * @param before how many pieces are in the cart already
 */
export async function fillCart(
  page: Page,
  { title, button, options = {}, quantity = '1' }: Purchase,
  before = 0,
): Promise<void> {
  await page.goto('/shop')
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const [name, value] of Object.entries(options)) await choose(page, name, value)
  if (quantity !== '1') await page.getByLabel('Quantity').fill(quantity)
  await page.getByRole('button', { name: button }).click()
  // Without scripts the form leads to the cart; a block stays, and the link says that it is there once it is seen.
  await page.locator('.cart-link').scrollIntoViewIfNeeded()
  const count = before + Number(quantity)
  await expect(page.locator('.cart-link')).toContainText(`${count} item${count > 1 ? 's' : ''} in cart`)
  if (!page.url().endsWith('/cart')) await page.goto('/cart')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
}

/** Orders the cart. */
export async function checkOut(page: Page, { isSent }: Pick<Purchase, 'isSent'>): Promise<void> {
  await page
    .getByRole('button', { name: 'Checkout' })
    .or(page.getByRole('link', { name: 'Checkout' }))
    .first()
    .click()
  await fillAddress(page, isSent)
  await page.getByRole('button', { name: 'Update shipping and tax' }).click()
  await page.getByRole('button', { name: /^Order for \$[\d,.]+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/)
}

/** Fills in the customer and the address. */
export async function fillAddress(page: Page, isSent: boolean): Promise<void> {
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Name', { exact: true }).fill('Ann Ash')
  await expect(page.getByLabel('Street and number')).toHaveCount(isSent ? 1 : 0)
  if (isSent) {
    await page.getByLabel('Street and number').fill('1 Beck Lane')
    await page.getByLabel('Town').fill('Kendal')
  }
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Postal code').fill('LA9 4AA')
}
