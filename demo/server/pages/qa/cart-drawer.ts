import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, json, showVariants, type Variant } from '../variants.ts'
import { twoProducts } from './goods.ts'

const CART = {
  opens: 'drawer',
  openOnAdd: true,
  drawer: { askNote: true, checkoutUrl: '/checkout', continueShoppingLinkUrl: '/shop' },
}

const VARIANTS: readonly Variant[] = [
  {
    title: 'A link to the cart',
    note: 'A click shows the cart at the side of the page. Without scripts, or with a key held for a new tab, the link leads to the cart’s page.',
    source: `<p><a class="button" href="/cart">Cart <span data-ashlar-cart data-block-json='${json(CART)}'></span></a></p>`,
  },
  {
    title: 'What is added',
    note: 'It opens the cart too, and the button has the focus again when that is closed.',
    source: `<div class="goods-row">\n${twoProducts()}\n</div>`,
  },
]

/** The cart at the side of the page. */
export const cartDrawerPage: Page = {
  path: '/blocks/cart-drawer',
  blocks: ['cart-drawer', 'cart-indicator', 'cart-page'],
  title: 'Cart drawer',
  description: 'The cart at the side of the page.',
  frame: 'qa',
  styles: ['goods.css'],
  body: () =>
    html`${introduction('Cart drawer', 'The same lines as on the cart’s own page, beside what one is looking at.')}${showVariants(VARIANTS)}`,
}
