import { type RunningServer, startServer } from '../../demo/server/start-server.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

/** The context of an exported page: the settings of the shop stand in those of the website. */
const context = (expressCheckout: boolean) =>
  JSON.stringify({
    websiteId: 'tarn',
    websiteSettings: {
      storeSettings: { expressCheckout, defaultCurrency: 'EUR', selectedCurrency: 'GBP' },
    },
  })

const VARIANTS = JSON.stringify([{ id: 'TILE', sku: 'TILE', price: 400, unlimited: true, attributes: {} }])

/** A product's page in the markup of a hosted builder. */
const exported = (
  expressCheckout: boolean,
): string => `<!doctype html><html lang="en"><head><title>Tile</title>
  <script>var Static = {}; Static.SQUARESPACE_CONTEXT = ${context(expressCheckout)};</script></head><body>
  <main class="ProductItem"><section class="ProductItem-details">
    <h1 class="ProductItem-details-title">Test tile</h1>
    <div class="product-price">4.00</div>
    <div class="product-variants" data-item-id="tile" data-variants='${VARIANTS}'></div>
    <div class="product-quantity-input" data-item-id="tile"><input type="number" min="1" max="9999" value="1" aria-label="Quantity"></div>
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="tile" data-product-type="1">
      <div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>
  </section></main></body></html>`

let folder: TemporaryFolder
let server: RunningServer

test.beforeAll(async () => {
  folder = await writeFolder({ 'express.html': exported(true), 'tile.html': exported(false) })
  server = await startServer({ port: 0, site: folder.path })
  // The first call opens the database, which takes a while.
  await fetch(`${server.address}/api/commerce/shopping-cart`)
})
test.afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

test('an exported page with an express checkout goes past the cart, and its prices are in its own currency [CTX-07] [CTX-20]', async ({
  page,
}) => {
  await page.goto(`${server.address}/express`)
  await expect(page.locator('.product-price')).toHaveText('£4.00')
  const left = page.waitForURL(/\/(commerce\/goto-)?checkout$/, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await left
})

test('one without it stays where it is, and says that the product is in the cart [CTX-07]', async ({
  page,
}) => {
  await page.goto(`${server.address}/tile`)
  await expect(page.locator('.product-price')).toHaveText('£4.00')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.locator('.product-message')).toContainText('Test tile is in your cart.')
  await expect(page).toHaveURL(/\/tile$/)
})
