import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

interface Goods {
  readonly itemId: string
  readonly sku: string
  readonly title: string
  readonly picture: PictureName
  readonly price: number
}

const TILE: Goods = { itemId: 'tile', sku: 'TILE', title: 'Test tile', picture: 'tiles', price: 400 }

const TRIO: Goods = { itemId: 'trio', sku: 'TRIO', title: 'Window trio', picture: 'vessels', price: 26_000 }

/** Two products as the shop renders them, with additional HTML in their forms. */
export const twoProducts = (more = ''): string => [TILE, TRIO].map(goods => product(goods, more)).join('\n')

function product({ itemId, sku, title, picture, price }: Goods, more: string): string {
  const { width, height, alt } = PICTURES[picture]
  const data = { itemId, title, variants: [{ sku, price, unlimited: true }], rememberChoice: false }
  return `<ashlar-product data-block-json='${json(data)}'>
  <article class="goods">
    <img src="/pictures/${picture}.webp?format=300w" width="${width}" height="${height}" alt="${alt}" loading="lazy">
    <h3 class="ProductItem-details-title">${title}</h3>
    <div class="product-price">$${(price / 100).toFixed(2)}</div>
    <form method="post" action="/cart/add">
      <input type="hidden" name="itemId" value="${itemId}">${more}
      <button type="submit" class="sqs-add-to-cart-button button">Add To Cart</button>
    </form>
  </article>
</ashlar-product>`
}

const CART = {
  opens: 'drawer',
  openOnAdd: true,
  drawer: { askNote: true, checkoutUrl: '/checkout', continueShoppingLinkUrl: '/shop' },
}

const DRAWER_VARIANTS: readonly Variant[] = [
  {
    title: 'A link to the cart',
    note: 'A click opens the cart drawer. Without scripts, or with a modifier key, the link opens the cart page.',
    source: `<p><a class="button" href="/cart">Cart <span data-ashlar-cart data-block-json='${json(CART)}'></span></a></p>`,
  },
  {
    title: 'What is added',
    note: 'Adding an item opens the drawer; closing it returns the focus to the button.',
    source: `<div class="goods-row">\n${twoProducts()}\n</div>`,
  },
]

/** The cart drawer. */
const cartDrawerPage: Page = {
  path: '/blocks/cart-drawer',
  blocks: ['cart-drawer', 'cart-indicator', 'cart-page'],
  title: 'Cart drawer',
  description: 'The cart in a drawer beside the page.',
  frame: 'qa',
  styles: ['goods.css'],
  body: () =>
    html`${introduction('Cart drawer', 'The cart’s items in a drawer beside the page.')}${showVariants(DRAWER_VARIANTS)}`,
}

const EXPRESS_VARIANTS: readonly Variant[] = [
  {
    title: 'Past the cart',
    note: 'The context sets websiteSettings.storeSettings.expressCheckout, as exported pages do: adding an item opens the checkout. Without scripts, the server redirects.',
    source: `<div class="goods-row">\n${twoProducts('<input type="hidden" name="express" value="true">')}\n</div>`,
  },
]

/** Products with an express checkout. */
const expressCheckoutPage: Page = {
  path: '/blocks/express-checkout',
  blocks: ['product'],
  title: 'Express checkout',
  description: 'From the product directly to the checkout.',
  frame: 'qa',
  styles: ['goods.css'],
  context: { websiteSettings: { storeSettings: { expressCheckout: true } } },
  body: () =>
    html`${introduction('Express checkout', 'From the product directly to the checkout.')}${showVariants(EXPRESS_VARIANTS)}`,
}

export const pages: readonly Page[] = [cartDrawerPage, expressCheckoutPage]
