import { html } from 'hono/html'
import type { ShoppingCart } from '../../../../src/calls/commerce.ts'
import { priceText } from '../../store/price-text.ts'
import type { Page } from '../page.ts'

export interface OtherCartView {
  readonly cart: ShoppingCart
  readonly cartToken: string
  /** Whether the visitor has filled another one, which this would put aside. */
  readonly hasOwn: boolean
}

/** Asks whether to go on with the cart that a link has brought, and never takes it by itself. */
export function otherCartPage({ cart, cartToken, hasOwn }: OtherCartView): Page {
  return {
    path: '/checkout/subscribe',
    title: 'Your cart',
    description: 'A cart that a link has brought.',
    frame: 'shop',
    isPrivate: true,
    body: ({ link }) => html`<h1>Go on with this cart?</h1>
      <ul class="checkout__lines">${cart.entries.map(
        ({ title, quantity, unitPriceCents }) =>
          html`<li><span>${quantity} × ${title}</span><span>${priceText(quantity * unitPriceCents)}</span></li>`,
      )}</ul>
      ${hasOwn ? html`<p class="notice">It takes the place of what is in your cart now.</p>` : ''}
      <form method="post" action="/checkout/subscribe">
        <input type="hidden" name="cartToken" value="${cartToken}">
        <button class="button button--filled">Go on to the checkout</button>
      </form>
      <p><a href="${link(hasOwn ? '/cart' : '/shop')}">${hasOwn ? 'Keep my own cart' : 'Back to the shop'}</a></p>`,
  }
}
