import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/wire/products.ts'
import type { Page } from '../page.ts'
import { productImage, productMark, productPrice } from './product-markup.ts'
import { listData } from './structured-data.ts'

/** Everything that the shop sells. */
export function shopPage(products: readonly WireProduct[], origin: string): Page {
  return {
    path: '/shop',
    title: 'Shop',
    description: 'Pots, furniture, plans, days at the wheel and vouchers from the studio.',
    frame: 'shop',
    body: ({ link }) => html`<header class="shop-head">
      <h1>From the shelf</h1>
      <p>What is here is ready to leave. A made-up shop: nothing is sold, and no money moves.</p>
    </header>
    <ul class="products-list list-grid">${products.map(
      (product, index) => html`<li class="grid-item" data-item-id="${product.itemId}">
        <a class="grid-item-link" href="${link(product.fullUrl)}">
          <span class="grid-image">${product.images[0] ? productImage(product.images[0], { sizes: '(min-width: 60rem) 17rem, 45vw', eager: index < 4, name: 'grid-item-image' }) : ''}</span>
          <span class="grid-title">${product.title}</span>
        </a>
        <div class="grid-prices">${productPrice(product)}${productMark(product)}</div>
      </li>`,
    )}</ul>
    ${listData(products, origin)}`,
  }
}
