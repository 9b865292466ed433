import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import { PRODUCT_LIST_VIEWS } from '../../../../src/commerce/product/product.ts'
import type { Html, Page, View } from '../page.ts'
import { productImage, productMark, productPrice } from './product-markup.ts'
import { listData } from './structured-data.ts'

type ListView = (typeof PRODUCT_LIST_VIEWS)[number]

/** The views of the list in menu order. */
const VIEWS: readonly (readonly [view: ListView, name: string])[] = [
  ['grid', 'Grid'],
  ['list', 'List'],
  ['product', 'Large'],
]

/** The `sizes` of product pictures in each view. */
const SIZES: Readonly<Record<ListView, string>> = {
  grid: '(min-width: 60rem) 17rem, 45vw',
  list: '9rem',
  product: '(min-width: 48rem) 40rem, 100vw',
}

/** Renders the list of all products. */
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

/** Links to the same page in each view; the block switches views without loading them. */
function viewLinks(shown: ListView, { link }: View): Html {
  const shop = link('/shop')
  return html`<nav class="product-list__views" aria-label="View">${VIEWS.map(([view, name]) => {
    const href = view === 'grid' ? shop : `${shop}${shop.includes('?') ? '&' : '?'}view=${view}`
    return view === shown
      ? html`<a href="${href}" data-list-view="${view}" aria-current="true">${name}</a>`
      : html`<a href="${href}" data-list-view="${view}">${name}</a>`
  })}</nav>`
}

/** A product in a list: link, picture, price and badge. */
export function listedProduct(
  product: WireProduct,
  { link }: View,
  picture: { readonly sizes: string; readonly eager: boolean },
): Html {
  const [image] = product.images
  return html`<li class="grid-item" data-item-id="${product.itemId}">
    <a class="grid-item-link" href="${link(product.fullUrl)}">
      <span class="grid-image">${image ? productImage(image, { ...picture, name: 'grid-item-image' }) : ''}</span>
      <span class="grid-title">${product.title}</span>
    </a>
    <div class="grid-prices">${productPrice(product)}${productMark(product)}</div>
    <p class="grid-excerpt">${product.excerpt}</p>
  </li>`
}

const PICTURE = { sizes: '(min-width: 60rem) 17rem, 45vw', eager: false }

/** The list "Customers also bought"; empty without products. */
export function alsoBoughtList(products: readonly WireProduct[], page: View): Html {
  if (products.length === 0) return html``
  return html`<section class="also-bought" aria-labelledby="also-bought">
    <h2 id="also-bought">Customers also bought</h2>
    <ashlar-product-list data-block-json='{"quickView":true}'>
      <ul class="products-list list-grid">${products.map(product => listedProduct(product, page, PICTURE))}</ul>
    </ashlar-product-list>
  </section>`
}
