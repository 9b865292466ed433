import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

/** A picture of a product as in its JSON. */
function picture(name: PictureName) {
  const { width, height, alt } = PICTURES[name]
  return { src: `/pictures/${name}.webp`, alt, dimensions: `${width}x${height}` }
}

const size = (sku: string, value: string, price: number, qtyInStock: number) => ({
  sku,
  price,
  qtyInStock,
  optionValues: [{ optionName: 'Size', value }],
})

const BOWLS = {
  itemId: 'bowls',
  title: 'Stacking bowls',
  productType: 'PHYSICAL',
  variantAttributeNames: ['Size'],
  variants: [
    size('BOWL-S', 'Small', 3400, 12),
    size('BOWL-M', 'Medium', 4200, 3),
    size('BOWL-L', 'Large', 5600, 0),
  ],
  rememberChoice: false,
}

const TEAPOT = {
  itemId: 'teapot',
  title: 'Sage teapot',
  productType: 'PHYSICAL',
  variants: [{ sku: 'TEAPOT', price: 8400, salePrice: 6800, onSale: true, unlimited: true }],
  rememberChoice: false,
}

const sizes = BOWLS.variants
  .map(
    ({ optionValues: [option], sku }) => `<span class="variant-choice">
          <input type="radio" id="${sku}" name="option:Size" value="${option?.value}" data-variant-option-name="Size" required>
          <label for="${sku}">${option?.value}</label>
        </span>`,
  )
  .join('\n        ')

const VARIANTS: readonly Variant[] = [
  {
    title: 'From JSON',
    note: 'The gallery is beside the form where there is room for both.',
    source: `<ashlar-product style="min-block-size: 42rem" data-block-json='${json({ ...BOWLS, images: ['bowls', 'shelf', 'cups'].map(name => picture(name as PictureName)) })}'></ashlar-product>`,
  },
  {
    title: 'One picture, on sale',
    note: 'A product without options.',
    source: `<ashlar-product style="min-block-size: 36rem" data-block-json='${json({ ...TEAPOT, images: [picture('teapot')] })}'></ashlar-product>`,
  },
  {
    title: 'The server’s HTML, with a button that stays in view',
    note: 'On small screens, stickyButton shows the price and the button at the bottom while the button is out of view.',
    source: `<ashlar-product data-block-json='${json({ ...BOWLS, stickyButton: true })}'>
  <article class="ProductItem">
    <div class="ProductItem-pictures"><img src="/pictures/shelf.webp?format=750w" width="${PICTURES.shelf.width}" height="${PICTURES.shelf.height}" alt="${PICTURES.shelf.alt}" loading="lazy"></div>
    <form class="ProductItem-form" method="post" action="/cart/add">
      <h3 class="ProductItem-details-title">Stacking bowls</h3>
      <div class="product-price">from $34.00</div>
      <input type="hidden" name="itemId" value="bowls">
      <fieldset class="variant-option"><legend class="variant-option-title">Size</legend><div class="variant-choices">
        ${sizes}
      </div></fieldset>
      <div class="product-quantity-input">
        <label class="quantity-label" for="bowls-quantity">Quantity</label>
        <input id="bowls-quantity" name="quantity" type="number" min="1" value="1" inputmode="numeric" required>
      </div>
      <p class="product-stock" role="status"></p>
      <button type="submit" class="sqs-add-to-cart-button" data-item-id="bowls" data-product-type="1">Add to cart</button>
      <p class="product-message" role="status"></p>
    </form>
  </article>
</ashlar-product>`,
  },
  {
    title: 'Sold out',
    note: 'The button says so, and does nothing.',
    isNarrow: true,
    source: `<ashlar-product style="min-block-size: 20rem" data-block-json='${json({ itemId: 'vases', title: 'Bud vases', productType: 'PHYSICAL', variants: [{ sku: 'VASES', price: 5200, qtyInStock: 0 }] })}'></ashlar-product>`,
  },
]

/** The product block in all its forms. */
const productPage: Page = {
  path: '/blocks/product',
  title: 'Product',
  description: 'A product with its pictures, options, price and button.',
  frame: 'qa',
  body: () =>
    html`${introduction('Product', 'Pictures, options, stock and the button that adds to the cart.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [productPage]
