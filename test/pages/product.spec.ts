import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { startServer } from '../../demo/server/serving/start-server.ts'
import { brokenRules } from './broken-rules.ts'
import { writeFolder } from './folder.ts'
import { complaints, expect, test } from './site.ts'

// Opening the database takes seconds, which visitors of a running server do not wait for.
test.beforeAll(({ server }) => server.open())

const FRAGMENTS = join(process.env['ASHLAR_SHARED'] ?? '../shared', 'corpus/fragments')

const add = (page: Page) => page.locator('.sqs-add-to-cart-button')
const message = (page: Page) => page.locator('.product-message')
const price = (page: Page) => page.locator('ashlar-product .product-price')
/** The block has the server's HTML. */
const isUp = (page: Page) => expect(page.locator('ashlar-product > .product__served')).toBeAttached()

/** The visitor's cart on the server. */
const lines = (page: Page) =>
  page.evaluate(async () => {
    const { entries } = await (await fetch('/api/commerce/shopping-cart')).json()
    return entries.map(({ sku, quantity }: { sku: string; quantity: number }) => `${quantity} ${sku}`)
  })

test('a visitor chooses a variant, sees its price and adds it to the cart [PROD-16]', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/shop/p/bud-vases')
  await isUp(page)
  await expect(price(page)).toHaveText('from $34.00')
  await add(page).click()
  await expect(message(page)).toHaveText('Select Height')
  await expect(page.getByLabel('Height')).toBeFocused()
  await page.getByLabel('Height').selectOption('tall')
  await expect(price(page)).toHaveText('$48.00')
  await expect(page.getByLabel('Glaze').locator('option')).toHaveText([
    'Select Glaze',
    'rust',
    'cream',
    'ink (Not available)',
  ])
  await page.getByLabel('Glaze').selectOption('rust')
  await page.getByLabel('Quantity:').fill('2')
  await page.getByLabel('Quantity:').press('Enter')
  await expect(message(page)).toHaveText('Bud vases is in your cart. View cart')
  expect(await lines(page)).toEqual(['2 VASE-T-RUST'])
  await page.reload()
  await expect(page).toHaveURL(/\?option\.Height=tall&option\.Glaze=rust$/)
  await isUp(page)
  await expect(price(page)).toHaveText('$48.00')
  expect(said).toEqual([])
  await add(page).click()
  await message(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

for (const [slug, choice, sku, text] of [
  ['stacking-bowls', 'five', 'BOWL-L', '$129.00'],
  ['forty-glazes', '', 'GLAZES', '$18.00'],
  ['bench-plans', '', 'PLANS', 'Sale price $6.00 Original price $9.00'],
  ['first-bowls', '12 December', 'WHEEL-DEC', '$180.00'],
  ['gift-card', '$50', 'CARD-50', '$50.00'],
  ['a-cup-a-month', '', 'CUP-MONTHLY', '$32.00 renews every month'],
] as const) {
  test(`puts ${slug} into the cart [PROD-01] [PROD-13] [PROD-17]`, async ({ page }) => {
    await page.goto(`/shop/p/${slug}`)
    await isUp(page)
    if (choice) await page.getByRole('radio', { name: choice, exact: true }).check()
    await expect(price(page)).toHaveText(text)
    await add(page).click()
    await expect(message(page)).toContainText('View cart')
    expect(await lines(page)).toEqual([`1 ${sku}`])
  })
}

test('confirms the click within a tenth of a second if the network never answers', async ({ page }) => {
  await page.goto('/shop/p/sage-teapot')
  await isUp(page)
  await page.route('**/api/commerce/**', () => {})
  const ms = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('.sqs-add-to-cart-button')
    const start = performance.now()
    button?.click()
    while (!button?.textContent.includes('Adding…')) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
  expect(ms).toBeLessThan(100)
})

test('shows the remaining stock if the last piece is sold before the click', async ({ page }) => {
  await page.goto('/shop/p/moon-jar')
  await isUp(page)
  await expect(page.locator('.product-stock')).toHaveText('Only 1 left')
  await page.getByLabel('Quantity:').fill('2')
  await add(page).click()
  await expect(message(page)).toHaveText('Only 1 left')
  await page.getByLabel('Quantity:').fill('1')
  await add(page).click()
  await expect(message(page)).toHaveText('Moon jar, wood ash is in your cart. View cart')
  await add(page).click()
  await expect(message(page)).toHaveText('Only 1 left, already in your cart')
  expect(await lines(page)).toEqual(['1 JAR-1'])
})

test('mounts without a layout shift, and is accessible in light, dark and three widths', async ({ page }) => {
  // Six pages, each examined whole.
  test.slow()
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [360, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/shop/p/dipped-cups')
      await isUp(page)
      await expect(page.locator('ashlar-gallery .gallery')).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), `${width}`).toBe(0)
      expect(await page.locator('html').evaluate(root => root.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('radio', { name: 'ink' }).check()
      await expect(add(page)).toHaveText('Sold out')
      expect(await brokenRules(page)).toEqual([])
    }
  }
})

test('opens the product’s pictures in the lightbox', async ({ page }) => {
  await page.goto('/shop/p/moon-jar')
  await isUp(page)
  await page.locator('ashlar-gallery img').first().click()
  await expect(page.locator('.dialog[open]')).toBeVisible()
})

test('takes over the variants, quantity and button of an exported page [PROD-16]', async ({ page }) => {
  test.skip(!existsSync(FRAGMENTS), 'the corpus of exported pages is not on this machine')
  const part = (name: string): string => readFileSync(join(FRAGMENTS, name), 'utf8')
  // A server of its own, with a database of its own.
  test.slow()
  const folder = await writeFolder({
    'product.html': `<!doctype html><html lang="en"><head><title>Gift</title></head><body>
      <section class="ProductItem-details"><h1 class="ProductItem-details-title">Gift</h1><div class="product-price">from £25.00</div>
      ${part('quantity/01.html')}${part('product-variants/01.html')}${part('add-to-cart/02.html')}</section></body></html>`,
  })
  const server = await startServer({ port: 0, site: folder.path })
  try {
    await server.open()
    await page.goto(`${server.address}/product`)
    await isUp(page)
    const sent = page.waitForRequest('**/shopping-cart/entries*')
    await page.getByText('£50', { exact: true }).last().click()
    await expect(price(page)).toHaveText('£50.00')
    await expect(page.locator('select')).toHaveValue('£50')
    await add(page).focus()
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toEqual({
      itemId: '5c0d7f59032be4548e72b07c',
      sku: 'SQ7186715',
      quantity: 1,
    })
    await expect(message(page)).toHaveText('Something went wrong. There is no such product.')
  } finally {
    await server.stop()
    await folder.remove()
  }
})
