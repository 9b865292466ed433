import { html } from 'hono/html'
import { MAX_PRICE_CENTS } from '../../../src/commerce/price.ts'
import type { Database } from '../database/open-database.ts'
import { listOrders } from '../database/orders.ts'
import { changeVariant, listProducts, type StoredVariant, type VariantChange } from '../database/products.ts'
import type { Html } from '../pages/page.ts'
import { priceText } from '../store/price-text.ts'
import { money } from '../store/show-product.ts'
import { table, time, xsrfField } from './owner-layout.ts'

/** Rows of a list at most. */
const MOST_ROWS = 200

/** Pieces in stock at most. */
const MOST_IN_STOCK = 1_000_000

/** The orders of the test checkout. */
export async function ordersPage(db: Database): Promise<Html> {
  const rows = (await listOrders(db, MOST_ROWS)).map(
    ({ id, number, email, name, totalCents, created_at }) => html`<tr>
      <td><a href="/order/${id}">${number}</a></td><td>${time(created_at)}</td><td>${name}</td><td>${email}</td><td>${priceText(totalCents)}</td>
    </tr>`,
  )
  return table(['Order', 'When', 'Name', 'Address', 'Total'], rows, 'Nobody has ordered yet.')
}

/** Every variant with its price and stock, to change. */
export async function productsPage(db: Database, xsrfToken: string, problem = ''): Promise<Html> {
  const rows = (await listProducts(db)).flatMap(({ details, variants }) =>
    variants.map(variant => variantRow(details.title, variant, xsrfToken)),
  )
  return html`${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
  ${table(['Product', 'SKU', 'Price, in dollars', 'In stock', 'For sale', 'Change'], rows, 'There is no product.')}`
}

function variantRow(title: string, variant: StoredVariant, xsrfToken: string): Html {
  const { sku, options, priceCents, salePriceCents, onSale, unlimited, inStock, isOffered } = variant
  const name = [title, ...options.map(({ value }) => value)].join(', ')
  const form = `change-${sku}`
  return html`<tr>
    <td>${name}${onSale ? html`<br>on sale at ${priceText(salePriceCents)}` : ''}</td>
    <td><code>${sku}</code></td>
    <td><input form="${form}" name="price" value="${money(priceCents).value}" inputmode="decimal" size="9" required aria-label="Price of ${name}"></td>
    <td><input form="${form}" name="inStock" type="number" min="0" max="${MOST_IN_STOCK}" value="${inStock}" required aria-label="Stock of ${name}">${unlimited ? html`<br>cannot run out` : ''}</td>
    <td>${
      isOffered
        ? html`<input form="${form}" name="isOffered" type="checkbox" value="1" checked aria-label="${name} is for sale">`
        : html`<input form="${form}" name="isOffered" type="checkbox" value="1" aria-label="${name} is for sale">`
    }</td>
    <td><form id="${form}" method="post" action="/config/products">${xsrfField(xsrfToken)}<input type="hidden" name="sku" value="${sku}"><input type="hidden" name="shownInStock" value="${inStock}"><button type="submit" aria-label="Save ${name}">Save</button></form></td>
  </tr>`
}

/** Changes a variant as the owner's form asks. @returns why not, if it does not. */
export async function saveVariant(
  db: Database,
  fields: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const change = readChange(fields)
  if (typeof change === 'string') return change
  return (await changeVariant(db, fields['sku'] ?? '', change)) ? undefined : 'There is no such SKU.'
}

function readChange({ price = '', inStock = '', shownInStock, isOffered }: Readonly<Record<string, string>>) {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(price.trim()) ?? []
  if (!whole) return 'A price is a number of dollars, such as 84 or 84.00.'
  const priceCents = Number(whole) * 100 + Number(part)
  if (priceCents > MAX_PRICE_CENTS) return `A price may be ${priceText(MAX_PRICE_CENTS)} at most.`
  if (!/^\d{1,7}$/.test(inStock.trim()) || Number(inStock) > MOST_IN_STOCK)
    return 'A stock is a whole number.'
  const change: VariantChange = {
    priceCents,
    isOffered: isOffered === '1',
    // What the owner has left as it was may have been sold meanwhile.
    ...(inStock.trim() !== shownInStock && { inStock: Number(inStock) }),
  }
  return change
}
