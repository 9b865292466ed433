import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import type { Html, View } from '../page.ts'
import { productImage, productMark, productPrice } from './product-markup.ts'

/** A product in a list: a link with its picture, its price and its mark. */
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
