import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import type { Page } from '../page.ts'
import { addToCartForm, type Chosen, productImage, productPrice } from './product-markup.ts'

export interface GiftCardView {
  readonly product: WireProduct
  readonly chosen: Chosen
}

/** The checkout of a gift card: its amount and its recipient. What is bought here skips the cart's page. */
export function giftCardPage({ product, chosen }: GiftCardView): Page {
  const [image] = product.images
  return {
    path: '/checkout/giftcard',
    title: product.title,
    description: product.excerpt,
    frame: 'shop',
    isPrivate: true,
    body: () => html`<h1>${product.title}</h1>
      <p class="lead">${product.excerpt}</p>
      <div class="gift-card">
        ${image ? html`<div>${productImage(image, { sizes: '20rem', eager: true, name: 'gift-card__picture' })}</div>` : ''}
        <div>${productPrice(product)}${addToCartForm(product, chosen, 'Go on to the checkout')}</div>
      </div>`,
  }
}
