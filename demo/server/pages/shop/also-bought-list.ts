import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import type { Html, View } from '../page.ts'
import { listedProduct } from './listed-product.ts'

const PICTURE = { sizes: '(min-width: 60rem) 17rem, 45vw', eager: false }

/** What else buyers have bought (B2 L78), in a list of its own; nothing where there is nothing. */
export function alsoBoughtList(products: readonly WireProduct[], page: View): Html {
  if (products.length === 0) return html``
  return html`<section class="also-bought" aria-labelledby="also-bought">
    <h2 id="also-bought">Customers also bought</h2>
    <ashlar-product-list data-block-json='{"quickView":true}'>
      <ul class="products-list list-grid">${products.map(product => listedProduct(product, page, PICTURE))}</ul>
    </ashlar-product-list>
  </section>`
}
