import { html } from 'hono/html'
import { measuresText } from '../../../src/commerce/units.ts'
import type { Result } from '../../../src/data/core/result.ts'
import type { Database } from '../database/open-database.ts'
import { listOrders } from '../database/orders.ts'
import {
  changeVariant,
  listProducts,
  type StoredProduct,
  type StoredVariant,
  type VariantChange,
} from '../database/products.ts'
import type { Html } from '../pages/page.ts'
import { priceText } from '../store/prices.ts'
import { UNIT_SYSTEM } from '../store/shop-settings.ts'
import { money } from '../store/show-product.ts'
import { table, time, xsrfField } from './owner-layout.ts'
import {
  addProduct,
  MAX_STOCK,
  newProductForm,
  parsePrice,
  parseStock,
  saveStatus,
  statusForm,
} from './product-forms.ts'

/** Maximum number of rows in a list. */
const MAX_ROWS = 200

/** Orders of the test checkout. */
export async function ordersPage(db: Database): Promise<Html> {
  const rows = (await listOrders(db, MAX_ROWS)).map(
    ({ id, number, email, name, totalCents, created_at }) => html`<tr>
      <td><a href="/order/${id}">${number}</a></td><td>${time(created_at)}</td><td>${name}</td><td>${email}</td><td>${priceText(totalCents)}</td>
    </tr>`,
  )
  return table(['Order', 'When', 'Name', 'Address', 'Total'], rows, 'No orders yet.')
}

/** Lists every variant with its price and stock as a form, and a form for a new product. */
export async function productsPage(
  db: Database,
  xsrfToken: string,
  problem = '',
  typed: Readonly<Record<string, string>> = {},
): Promise<Html> {
  const rows = (await listProducts(db)).flatMap(({ variants, ...product }) =>
    variants.map((variant, index) => variantRow(product, variant, index === 0, xsrfToken)),
  )
  return html`${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
  ${table(['Product', 'Status', 'SKU', 'Price, in dollars', 'In stock', 'For sale', 'Change'], rows, 'No products yet.')}
  ${newProductForm(xsrfToken, typed)}`
}

function variantRow(
  product: Omit<StoredProduct, 'variants'>,
  variant: StoredVariant,
  isFirst: boolean,
  xsrfToken: string,
): Html {
  const { title, size = [] } = product.details
  const { sku, options, priceCents, salePriceCents, onSale, unlimited, inStock, isOffered } = variant
  const name = [title, ...options.map(({ value }) => value)].join(', ')
  const form = `change-${sku}`
  const measures = measuresText({ weight: variant.grams / 1000, lengths: size }, UNIT_SYSTEM, 'en')
  return html`<tr>
    <td>${name}${onSale ? html`<br>on sale at ${priceText(salePriceCents)}` : ''}${measures ? html`<br><small>${measures}</small>` : ''}</td>
    <td>${isFirst ? statusForm(product, xsrfToken) : ''}</td>
    <td><code>${sku}</code></td>
    <td><input form="${form}" name="price" value="${money(priceCents).value}" inputmode="decimal" size="9" required aria-label="Price of ${name}"></td>
    <td><input form="${form}" name="inStock" type="number" min="0" max="${MAX_STOCK}" value="${inStock}" required aria-label="Stock of ${name}">${unlimited ? html`<br>unlimited` : ''}</td>
    <td>${
      isOffered
        ? html`<input form="${form}" name="isOffered" type="checkbox" value="1" checked aria-label="${name} is for sale">`
        : html`<input form="${form}" name="isOffered" type="checkbox" value="1" aria-label="${name} is for sale">`
    }</td>
    <td><form id="${form}" method="post" action="/config/products">${xsrfField(xsrfToken)}<input type="hidden" name="sku" value="${sku}"><input type="hidden" name="shownInStock" value="${inStock}"><button type="submit" aria-label="Save ${name}">Save</button></form></td>
  </tr>`
}

/** Saves one of the products page's forms. @returns why not, if it is refused */
export async function saveProducts(
  db: Database,
  fields: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (fields['what'] === 'new') return addProduct(db, fields)
  if (fields['what'] === 'status') return saveStatus(db, fields)
  const change = readChange(fields)
  if (!change.ok) return change.error
  return (await changeVariant(db, fields['sku'] ?? '', change.value)) ? undefined : 'There is no such SKU.'
}

function readChange(fields: Readonly<Record<string, string>>): Result<VariantChange, string> {
  const price = parsePrice(fields['price'])
  const stock = parseStock(fields['inStock'])
  if (!price.ok) return price
  if (!stock.ok) return stock
  const value = {
    priceCents: price.value,
    isOffered: fields['isOffered'] === '1',
    // An unchanged stock is not saved, since pieces may have been sold in the meantime.
    ...(fields['inStock']?.trim() !== fields['shownInStock'] && { inStock: stock.value }),
  }
  return { ok: true, value }
}
