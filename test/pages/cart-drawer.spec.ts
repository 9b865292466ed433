import type { Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { complaints, expect, test } from './site.ts'

test.slow()

// The first call opens the database, which is slow on a busy machine.
test.beforeEach(({ server }) => server.open())

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

/** Adds what stands last, once its block is up. */
async function add(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add To Cart' }).last()
  // Far below, it comes up once it is near; before, the button sends the server's form.
  await button.scrollIntoViewIfNeeded()
  await page.locator('ashlar-product > .product__served').nth(1).waitFor()
  await button.click()
}

/** The server has answered, with the cart's cookies. */
const isAdded = (page: Page) =>
  expect(page.locator('.product-message').last()).toContainText('is in your cart')

test('an added product opens the cart drawer, and closing it returns the focus [CART-12]', async ({
  page,
}) => {
  const said = complaints(page)
  await page.goto('/blocks/cart-drawer')
  await add(page)
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('link', { name: 'Window trio' })).toBeVisible()
  await expect(drawer.locator('.totals__sum')).toContainText('$260.00')
  expect(await brokenRules(page)).toEqual([])

  // The focus stays with what is there when a line goes and comes back.
  // The drawer stays closed even if the server answers only after that.
  let answer = (): void => {}
  const closed = new Promise<void>(done => (answer = done))
  await drawer.getByRole('button', { name: 'Remove Window trio' }).press('Enter')
  const undo = drawer.getByRole('button', { name: 'Put Window trio back' })
  await expect(undo).toBeFocused()
  const putBack = page.evaluate(
    () =>
      new Promise(done =>
        document.addEventListener('ashlar:cart', event => {
          const { action, isPutBack } = (event as CustomEvent).detail
          if (action === 'add') done(isPutBack)
        }),
      ),
  )
  await page.route('**/cart/entries*', route => closed.then(() => route.continue()))
  await undo.press('Enter')
  await expect(drawer.locator('.cart__entry')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('ashlar-cart-drawer')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Add/ }).last()).toBeFocused()
  answer()
  expect(await putBack).toBe(true)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('ashlar-cart-drawer')).toHaveCount(0)
  expect(said).toEqual([])
})

test('a link to the cart opens the drawer without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/blocks/cart-drawer')
  await add(page)
  await isAdded(page)
  await drawerOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('ashlar-cart-drawer')).toHaveCount(0)
  // It says what lies there once it is in view.
  const link = page.locator('#a-link-to-the-cart a')
  await link.scrollIntoViewIfNeeded()
  await expect(link).toContainText('1 item in cart')
  const places = () =>
    page.evaluate(() => [
      scrollY,
      ...[...document.querySelectorAll('h2')].slice(0, 2).map(h => h.getBoundingClientRect().x),
    ])
  const before = await places()
  await link.press('Enter')
  await expect(drawerOf(page).locator('.cart__entry')).toHaveCount(1)
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('an express checkout skips the cart [CTX-07]', async ({ page }) => {
  await page.goto('/blocks/express-checkout')
  await add(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.locator('main')).toContainText('1 × Window trio')
})

test('a checkout without a cart’s cookies is refused with an alert [CART-01] [CART-02]', async ({
  page,
  context,
}) => {
  await page.goto('/blocks/cart-drawer')
  await add(page)
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  await isAdded(page)
  await context.clearCookies()
  const alerted = page.waitForEvent('dialog')
  const pressed = drawer.getByRole('button', { name: 'Checkout' }).click()
  const alert = await alerted
  expect([alert.type(), alert.message()]).toEqual([
    'alert',
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  ])
  await alert.accept()
  await pressed
  await expect(page).toHaveURL(/cart-drawer$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the cart page, and an express checkout skips it', async ({ page }) => {
    await page.goto('/blocks/cart-drawer')
    await page.locator('main').getByRole('link', { name: 'Cart', exact: true }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.goto('/blocks/express-checkout')
    await page.getByRole('button', { name: 'Add To Cart' }).last().click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.locator('main')).toContainText('1 × Window trio')
  })
})

test('the shop’s header keeps its height on a phone when the cart’s total appears', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const heightOf = (): Promise<number> =>
    page.locator('.masthead').evaluate(head => head.getBoundingClientRect().height)
  await page.goto('/shop')
  const empty = await heightOf()
  await page.goto('/blocks/cart-drawer')
  await add(page)
  await isAdded(page)
  await page.goto('/shop')
  await expect(page.locator('.cart-link')).toContainText('$260.00')
  expect(await heightOf()).toBe(empty)
})
