import { PICTURES, type PictureName } from '../../../pictures/catalogue.ts'
import { json } from '../variants.ts'

interface Goods {
  readonly itemId: string
  readonly sku: string
  readonly title: string
  readonly picture: PictureName
  readonly price: number
}

const TILE: Goods = { itemId: 'tile', sku: 'TILE', title: 'Test tile', picture: 'tiles', price: 400 }

const TRIO: Goods = { itemId: 'trio', sku: 'TRIO', title: 'Window trio', picture: 'vessels', price: 26_000 }

/** Two products of the shop, as its server would write them into a page; `more` stands in their forms. */
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
