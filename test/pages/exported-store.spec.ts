import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { giftCardPath } from '../../src/site/store-settings/checkout-paths.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

/** The context of an exported page: the website's settings contain the shop's. */
const context = (expressCheckout: boolean) =>
  JSON.stringify({
    website: { id: 'tarn' },
    websiteSettings: {
      storeSettings: { expressCheckout, defaultCurrency: 'EUR', selectedCurrency: 'GBP' },
    },
  })

interface Goods {
  readonly itemId: string
  readonly sku: string
  readonly price: number
  /** The builder's number of a product type. */
  readonly type: number
  readonly data?: object
}

const TILE: Goods = { itemId: 'tile', sku: 'TILE', price: 400, type: 1 }

const CARD: Goods = { itemId: 'card', sku: 'CARD-50', price: 5000, type: 4 }

const CUP: Goods = {
  itemId: 'monthly-cup',
  sku: 'CUP-MONTHLY',
  price: 3200,
  type: 1,
  data: { subscriptionPlan: { numBillingCycles: 0, billingPeriod: { value: 1, unit: 'month' } } },
}

/** A product page in the markup of a hosted builder. */
const exported = (
  { itemId, sku, price, type, data }: Goods,
  expressCheckout: boolean,
): string => `<!doctype html><html lang="en"><head><title>Tile</title>
  <script>var Static = {}; Static.SQUARESPACE_CONTEXT = ${context(expressCheckout)};</script></head><body>
  <main class="ProductItem"><section class="ProductItem-details"${data ? ` data-block-json='${JSON.stringify(data)}'` : ''}>
    <h1 class="ProductItem-details-title">Test tile</h1>
    <div class="product-price">4.00</div>
    <div class="product-variants" data-item-id="${itemId}" data-variants='${JSON.stringify([{ id: sku, sku, price, unlimited: true, attributes: {} }])}'></div>
    <div class="product-quantity-input" data-item-id="${itemId}"><input type="number" min="1" max="9999" value="1" aria-label="Quantity"></div>
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${itemId}" data-product-type="${type}">
      <div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>
  </section></main></body></html>`

let folder: TemporaryFolder
let server: RunningServer

test.beforeAll(async () => {
  folder = await writeFolder({
    'express.html': exported(TILE, true),
    'tile.html': exported(TILE, false),
    'card.html': exported(CARD, true),
    'cup.html': exported(CUP, true),
  })
  server = await startServer({ port: 0, site: folder.path })
  // The first call opens the database, which is slow.
  await fetch(`${server.address}/api/commerce/shopping-cart`)
})
test.afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

test('an exported page with an express checkout skips the cart, with prices in its own currency [CTX-07] [CTX-20]', async ({
  page,
}) => {
  await page.goto(`${server.address}/express`)
  await expect(page.locator('.product-price')).toHaveText('£4.00')
  const left = page.waitForURL(/\/commerce\/goto-checkout$/, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await left
})

test('an exported page without one stays and confirms that the product is in the cart [CTX-07]', async ({
  page,
}) => {
  await page.goto(`${server.address}/tile`)
  await expect(page.locator('.product-price')).toHaveText('£4.00')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.locator('.product-message')).toContainText('Test tile is in your cart.')
  await expect(page).toHaveURL(/\/tile$/)
})

for (const [what, name, address] of [
  ['a gift card', 'card', /\/checkout\/giftcard\?websiteId=tarn&giftCardProductId=card&sku=CARD-50$/],
  ['a subscription', 'cup', /\/checkout\/subscribe\?cartToken=[\w-]{32}$/],
] as const) {
  test(`${what} goes to its own checkout [CART-03]`, async ({ page }) => {
    await page.goto(`${server.address}/${name}`)
    await expect(page.locator('.product-price')).not.toHaveText('4.00')
    const left = page.waitForURL(address, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await left
  })
}

test('several gift cards go through the cart, which keeps their quantity [CART-03]', async ({ page }) => {
  await page.goto(`${server.address}/card`)
  await expect(page.locator('.product-price')).toHaveText('£50.00')
  await page.getByLabel('Quantity').fill('2')
  const left = page.waitForURL(/\/commerce\/goto-checkout$/, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await left
})

test('the checkout of a gift card carries it and its recipient into the order [CART-03]', async ({
  page,
}) => {
  await page.goto(giftCardPath('tarn', 'card', 'CARD-50'))
  await expect(page.getByRole('radio', { name: '$50' })).toBeChecked()
  await page.getByLabel('Recipient’s name').fill('Bo')
  await page.getByRole('button', { name: 'Go on to the checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.locator('.checkout__lines')).toContainText('$50')
})
