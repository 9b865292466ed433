import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright/test'
import { TEST_CARDS } from '../../src/calls/orders.ts'
import { failEachOnce } from './interrupted.ts'
import { choose, fillAddress, PURCHASES, type Purchase } from './purchases.ts'
import { expect, test } from './site.ts'

// Several pages, each requested twice.
test.slow()

/** Navigates; if that fails, the visitor reloads the browser's error page. */
async function insist(
  page: Page,
  act: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<void> {
  const left = page.waitForEvent('framenavigated')
  await act()
  await left
  await expect(async () => {
    await page.waitForLoadState()
    if (await isThere()) return
    await page.reload()
    expect(await isThere()).toBe(true)
  }).toPass()
}

const shows = (what: Locator) => (): Promise<boolean> => what.first().isVisible()

async function intoTheCart(page: Page, { title, button, options = {} }: Purchase): Promise<void> {
  await page.goto('/shop')
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // Before the block is mounted, the button submits the server's form.
  await page.locator('ashlar-product > .product__served').waitFor()
  for (const [name, value] of Object.entries(options)) await choose(page, name, value)
  const message = page.locator('.product-message')
  const add = async (): Promise<string | null> => {
    await page.getByRole('button', { name: button }).click()
    await expect(message).toHaveText(/./)
    return message.textContent()
  }
  // The first click may have failed: the page says so, and the visitor clicks again.
  const said = await add()
  expect(said?.includes('is in your cart') || (await add())).toBeTruthy()
  await expect(message).toContainText('is in your cart')
}

/** Orders the cart, with one piece more and a note to the shop. Returns the order's number. */
async function order(page: Page, { isSent }: Purchase): Promise<number> {
  await page.getByLabel('Note to the shop').fill('Ring twice')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await insist(page, () => checkout.click(), shows(page.getByLabel('E-mail address')))
  await fillAddress(page, isSent)
  const update = page.getByRole('button', { name: 'Update shipping and tax' })
  const buy = page.getByRole('button', { name: /^Order for \$[\d,.]+$/ })
  await insist(page, () => update.click(), shows(buy))
  return numberAfter(page, () => buy.click())
}

async function numberAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+$/ })
  await insist(page, act, shows(heading))
  return Number((await heading.textContent())?.replace(/\D/g, ''))
}

/** The number of somebody else's order: numbers are sequential. */
async function nextNumber(server: string): Promise<number> {
  const gift = { donatePageId: 'kiln', amount: 'other', otherAmount: '5', card: TEST_CARDS.pays }
  const body = new URLSearchParams({ ...gift, email: 'b@example.com', name: 'Bea', key: randomUUID() })
  const answer = await fetch(`${server}/checkout/donate`, { method: 'POST', body })
  return Number(/<h1>Order (\d+)/.exec(await answer.text())?.[1])
}

PURCHASES.forEach((purchase, at) => {
  test(`buys ${purchase.what} once although the network fails once at each step, and updates another tab [CART-01] [CART-08]`, async ({
    page,
    context,
    server,
  }) => {
    const before = await nextNumber(server.address)
    const other = await context.newPage()
    const follows = (text: string) => expect(other.locator('.cart-link')).toContainText(text)
    const failed = await failEachOnce(page, at)
    await intoTheCart(page, purchase)
    await other.goto('/shop')
    await follows('1 item in cart')
    await page.goto('/cart')
    await page.getByRole('button', { name: /^Increase the quantity of/ }).click()
    await follows('2 items in cart')

    const number = await order(page, purchase)
    await expect(page.locator('main')).toContainText(`2 × ${purchase.title}`)
    await expect(page.locator('main')).toContainText('Ring twice')
    // The visitor switches to the other tab.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await follows('Cart is empty')
    expect(failed.map(step => step.replace(/ .*shopping-cart/, ''))).toEqual(
      expect.arrayContaining(['POST/entries', 'PUT/entries/…', 'PUT/note', 'POST /checkout order']),
    )
    expect([number, await nextNumber(server.address)]).toEqual([before + 1, before + 2])
  })
})

test('donates once although the network fails once at each step', async ({ page }) => {
  const give = async (first: number): Promise<number> => {
    await failEachOnce(page, first)
    await page.goto('/blocks/donation')
    const form = page.locator('#a-form-of-the-server-s-own')
    await form.getByLabel('In dollars').fill('12.50')
    const amount = page.getByLabel('Another amount, in dollars')
    await insist(page, () => form.getByRole('button', { name: 'Donate' }).click(), shows(amount))
    await page.getByLabel('E-mail address').fill('ann@example.com')
    await page.getByLabel('Name', { exact: true }).fill('Ann Ash')
    const number = await numberAfter(page, () => page.getByRole('button', { name: 'Donate' }).click())
    await expect(page.locator('main')).toContainText('$12.50')
    await page.unrouteAll({ behavior: 'wait' })
    return number
  }
  const numbers = [await give(0), await give(1), await give(2)]
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
})
