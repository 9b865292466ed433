import { html } from 'hono/html'
import type { ShoppingCart } from '../../../../src/calls/commerce.ts'
import { priceText } from '../../store/price-text.ts'
import type { Html } from '../page.ts'

/** The link to the cart beside the menu, as the builder's pages have it. */
export function cartLink({ totalQuantity: count, subtotalCents }: ShoppingCart, href: string): Html {
  const spoken = count === 0 ? 'Cart is empty' : count === 1 ? '1 item in cart' : `${count} items in cart`
  return html`<a class="cart-link sqs-custom-cart${count === 0 ? ' cart-quantity-zero' : ''}" href="${href}">
    <span class="Cart-inner"><span class="cart-link__name">Cart</span>
      <span class="icon-cart-quantity" data-ashlar-cart><span class="sqs-cart-quantity" aria-hidden="true">${count > 100 ? '100+' : count}</span>${count > 0 ? html`<span class="cart-link__sum" aria-hidden="true">${priceText(subtotalCents)}</span>` : ''}
        <span class="visually-hidden">${spoken}, subtotal ${priceText(subtotalCents)}</span></span></span>
  </a>`
}
