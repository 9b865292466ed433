import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import { PRODUCT_LIST_VIEWS } from '../../../../src/commerce/product/product.ts'
import type { Html, Page, View } from '../page.ts'
import { listedProduct } from './listed-product.ts'
import { listData } from './structured-data.ts'

type ListView = (typeof PRODUCT_LIST_VIEWS)[number]

/** The views of the list, in the order in which they are offered. */
const VIEWS: readonly (readonly [view: ListView, name: string])[] = [
  ['grid', 'Grid'],
  ['list', 'List'],
  ['product', 'Large'],
]

/** How much of the page a product's picture takes. */
const SIZES: Readonly<Record<ListView, string>> = {
  grid: '(min-width: 60rem) 17rem, 45vw',
  list: '9rem',
  product: '(min-width: 48rem) 40rem, 100vw',
}

/** Everything that the shop sells. */
export function shopPage(products: readonly WireProduct[], origin: string, asked?: string): Page {
  const view = PRODUCT_LIST_VIEWS.find(name => name === asked) ?? 'grid'
  return {
    path: '/shop',
    title: 'Shop',
    description: 'Pots, furniture, plans, days at the wheel and vouchers from the studio.',
    frame: 'shop',
    body: page => html`<header class="shop-head">
      <h1>From the shelf</h1>
      <p>What is here is ready to leave. A made-up shop: nothing is sold, and no money moves.</p>
    </header>
    <ashlar-product-list data-view="${view}" data-block-json='{"quickView":true}'>
      ${viewLinks(view, page)}
      <ul class="products-list list-grid">${products.map((product, index) =>
        listedProduct(product, page, { sizes: SIZES[view], eager: index < 4 }),
      )}</ul>
    </ashlar-product-list>
    ${listData(products, origin)}`,
  }
}

/** Links to the same page in each view: what the block shows without a new page, once it is up. */
function viewLinks(shown: ListView, { link }: View): Html {
  const shop = link('/shop')
  return html`<nav class="product-list__views" aria-label="View">${VIEWS.map(([view, name]) => {
    const href = view === 'grid' ? shop : `${shop}${shop.includes('?') ? '&' : '?'}view=${view}`
    return view === shown
      ? html`<a href="${href}" data-list-view="${view}" aria-current="true">${name}</a>`
      : html`<a href="${href}" data-list-view="${view}">${name}</a>`
  })}</nav>`
}
