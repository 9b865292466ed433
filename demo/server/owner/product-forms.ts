import { randomUUID } from 'node:crypto'
import { html } from 'hono/html'
import { MAX_SKU_LENGTH } from '../../../src/calls/limits.ts'
import { isPrice, MAX_PRICE_CENTS } from '../../../src/commerce/price/price.ts'
import { generateSku, isSku, workflowLabel } from '../../../src/commerce/product/product-editing.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { isPicture, PICTURES } from '../../pictures/catalogue.ts'
import { changeStatus, insertProduct } from '../database/new-products.ts'
import type { Database } from '../database/open-database.ts'
import { listProducts, type StoredProduct } from '../database/products.ts'
import { isProductStatus, PRODUCT_STATUSES, type ProductStatus } from '../database/store-tables.ts'
import type { Html } from '../pages/page.ts'
import { priceText } from '../store/prices.ts'
import { xsrfField } from './owner-layout.ts'

type Fields = Readonly<Record<string, string>>

/** Attempts to generate an unused SKU. */
const MAX_ATTEMPTS = 5

/** Maximum length of a title in characters. */
const MAX_TITLE_LENGTH = 200

/** Maximum number of products [LIM-04]. */
const MAX_PRODUCTS = 200

const MANY = `A shop can have at most ${MAX_PRODUCTS} products.`

/** The options of the status select. */
const statusChoices = (chosen: ProductStatus): Html =>
  html`${PRODUCT_STATUSES.map(
    status =>
      html`<option value="${status}"${status === chosen ? html` selected` : ''}>${workflowLabel(status)}</option>`,
  )}`

/** The form that changes a product's publication status. */
export function statusForm(
  { id, status, details }: Omit<StoredProduct, 'variants'>,
  xsrfToken: string,
): Html {
  return html`<form method="post" action="/config/products">${xsrfField(xsrfToken)}<input type="hidden" name="what" value="status"><input type="hidden" name="id" value="${id}">
    <select name="status" aria-label="Status of ${details.title}">${statusChoices(status)}</select>
    <button type="submit" aria-label="Save the status of ${details.title}">Save</button></form>`
}

/** The form that adds a product. */
export function newProductForm(xsrfToken: string, typed: Fields): Html {
  const picture = typed['picture'] ?? 'bowls'
  return html`<form class="new" method="post" action="/config/products">
    <h2>Add a product</h2>
    ${xsrfField(xsrfToken)}<input type="hidden" name="what" value="new">
    <label>Title <input name="title" value="${typed['title'] ?? ''}" required maxlength="${MAX_TITLE_LENGTH}"></label>
    <label>SKU <input name="newSku" value="${typed['newSku'] ?? ''}" maxlength="${MAX_SKU_LENGTH}" autocomplete="off" spellcheck="false"></label>
    <label>Price, in dollars <input name="price" value="${typed['price'] ?? ''}" inputmode="decimal" required></label>
    <label>In stock <input name="inStock" type="number" min="0" value="${typed['inStock'] ?? '1'}" required></label>
    <label>Picture <select name="picture">${Object.keys(PICTURES).map(
      name => html`<option${name === picture ? html` selected` : ''}>${name}</option>`,
    )}</select></label>
    <label>Status <select name="status">${statusChoices('DRAFT')}</select></label>
    <button type="submit">Add</button>
    <p class="note">If you leave the SKU empty, one is generated.</p>
  </form>`
}

/** Changes a product's publication status. @returns why not, if it is refused */
export async function saveStatus(
  db: Database,
  { id = '', status = '' }: Fields,
): Promise<string | undefined> {
  if (!isProductStatus(status)) return 'There is no such status.'
  return (await changeStatus(db, id, status)) ? undefined : 'There is no such product.'
}

/** Adds a product from the owner's form. @returns why not, if it is refused */
export async function addProduct(db: Database, fields: Fields): Promise<string | undefined> {
  const title = fields['title']?.trim() ?? ''
  const { newSku = '', picture = '', status = '' } = fields
  const price = parsePrice(fields['price'])
  const stock = parseStock(fields['inStock'])
  if (!title || title.length > MAX_TITLE_LENGTH) return `A title has 1 to ${MAX_TITLE_LENGTH} characters.`
  if (newSku.trim() && !isSku(newSku.trim())) return `A SKU can have at most ${MAX_SKU_LENGTH} characters.`
  if (!price.ok) return price.error
  if (!stock.ok) return stock.error
  if (!isPicture(picture)) return 'There is no such picture.'
  if (!isProductStatus(status)) return 'There is no such status.'
  if ((await listProducts(db)).length >= MAX_PRODUCTS) return MANY
  const details = { title, kind: 'PHYSICAL', excerpt: '', text: [], pictures: [picture] } as const
  const skus = newSku.trim() ? [newSku.trim()] : Array.from({ length: MAX_ATTEMPTS }, () => generateSku())
  for (const sku of skus) {
    const product = { id: idOf(title), details, status, sku, priceCents: price.value, inStock: stock.value }
    if (await insertProduct(db, product)) return
  }
  return 'Another product has this SKU.'
}

/** Derives a unique id and slug from the title. */
function idOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? ['product']
  return `${words.join('-').slice(0, 60)}-${randomUUID().slice(0, 8)}`
}

/** Maximum stock. */
export const MAX_STOCK = 1_000_000

/** Parses a price into cents. */
export function parsePrice(price = ''): Result<number, string> {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(price.trim()) ?? []
  if (!whole) return { ok: false, error: 'Enter the price as a number of dollars, such as 84 or 84.00.' }
  const cents = Number(whole) * 100 + Number(part)
  const error = `The price must not exceed ${priceText(MAX_PRICE_CENTS)}.`
  return isPrice(cents) ? { ok: true, value: cents } : { ok: false, error }
}

/** Parses a stock. */
export function parseStock(inStock = ''): Result<number, string> {
  const isCount = /^\d{1,7}$/.test(inStock.trim()) && Number(inStock) <= MAX_STOCK
  return isCount
    ? { ok: true, value: Number(inStock) }
    : { ok: false, error: 'Enter the stock as a whole number.' }
}
