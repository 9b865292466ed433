import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const picture = (name: PictureName): string => {
  const { width, height, alt } = PICTURES[name]
  return `<img class="grid-item-image" src="/pictures/${name}.webp?format=300w" width="${width}" height="${height}" alt="${alt}" loading="lazy">`
}

const item = (id: string, title: string, name: PictureName, prices: string, excerpt: string): string =>
  `    <li class="grid-item" data-item-id="${id}">
      <a class="grid-item-link" href="/shop"><span class="grid-image">${picture(name)}</span>
        <span class="grid-title">${title}</span></a>
      <div class="grid-prices">${prices}</div>
      <p class="grid-excerpt">${excerpt}</p>
    </li>`

const SALE =
  '<div class="product-price">$68.00 <s class="original-price">$84.00</s></div><div class="product-mark sale">Sale</div>'
const SOLD_OUT =
  '<div class="product-price">from $34.00</div><div class="product-mark sold-out">Sold out</div>'

const list = (prices: readonly [string, string, string]): string => `<ul>
${item('cups', 'Two cups', 'cups', prices[0], 'For what comes out of the jug.')}
${item('teapot', 'Teapot', 'teapot', prices[1], 'It pours. You would be surprised how many do not.')}
${item('vases', 'Bud vases', 'vases', prices[2], 'For one stem each.')}
  </ul>`

const PRICED = ['<div class="product-price">$48.00</div>', SALE, SOLD_OUT] as const

const shown = (name: PictureName) => {
  const { width, height, alt } = PICTURES[name]
  return [{ src: `/pictures/${name}.webp?format=300w`, alt, dimensions: `${width}x${height}` }]
}

const ITEMS = [
  { itemId: 'cups', title: 'Two cups', fullUrl: '/shop', images: shown('cups'), price: 4800 },
  {
    itemId: 'teapot',
    title: 'Teapot',
    fullUrl: '/shop',
    images: shown('teapot'),
    price: 8400,
    salePrice: 6800,
    onSale: true,
  },
  {
    itemId: 'vases',
    title: 'Bud vases',
    fullUrl: '/shop',
    images: shown('vases'),
    variants: [{ price: 3400 }, { price: 4200 }],
  },
]

/** A product with everything the quick view shows, so that no call is needed. */
const WHOLE = {
  itemId: 'cups',
  title: 'Two cups',
  fullUrl: '/shop',
  productType: 'PHYSICAL',
  images: [...shown('cups'), ...shown('teapot')],
  variantAttributeNames: ['Glaze'],
  variants: ['Sand', 'Ink'].map((value, at) => ({
    sku: `CUPS-${value}`,
    price: 4800,
    qtyInStock: at + 2,
    optionValues: [{ optionName: 'Glaze', value }],
  })),
}

const VARIANTS: readonly Variant[] = [
  {
    title: 'The server’s list',
    note: 'Kept unchanged; the block adds the view switcher. Without scripts the links load another page.',
    source: `<ashlar-product-list>
  <nav class="product-list__views" aria-label="View of the list">
    <a href="?view=grid" data-list-view="grid" aria-current="true">Grid</a>
    <a href="?view=list" data-list-view="list">List</a>
    <a href="?view=product" data-list-view="product">Large</a>
  </nav>
  ${list(PRICED)}
</ashlar-product-list>`,
  },
  {
    title: 'Rows',
    note: 'data-view is the server’s choice, which applies before the upgrade.',
    source: `<ashlar-product-list data-view="list">
  ${list(PRICED)}
</ashlar-product-list>`,
  },
  {
    title: 'Marks and prices from JSON',
    note: 'Only what the server has left out is added.',
    source: `<ashlar-product-list data-block-json='${json({ items: ITEMS.map(({ images: _, ...rest }) => rest) })}'>
  ${list(['', '', ''])}
</ashlar-product-list>`,
  },
  {
    title: 'From JSON alone',
    note: 'In the format of the backend’s calls.',
    source: `<ashlar-product-list style="min-block-size: 24rem" data-block-json='${json({ items: ITEMS })}'>
  <p><a href="/shop">To the shop</a></p>
</ashlar-product-list>`,
  },
  {
    title: 'Quick views',
    note: 'A button over each picture opens the product in a dialog, with data from the backend or the JSON.',
    source: `<ashlar-product-list data-block-json='${json({ quickView: true, items: [WHOLE] })}'>
  ${list(PRICED)}
</ashlar-product-list>`,
  },
  {
    title: 'Large, in a narrow column',
    note: 'Too narrow for a picture beside its text.',
    isNarrow: true,
    source: `<ashlar-product-list data-view="product">
  ${list(PRICED)}
</ashlar-product-list>`,
  },
  {
    title: 'From right to left',
    note: 'Rows are mirrored.',
    source: `<ashlar-product-list data-view="list" dir="rtl" lang="ar">
  <ul>
${item('arabic', 'إبريق شاي', 'teapot', SALE, 'يصبّ دون أن يقطر.')}
  </ul>
</ashlar-product-list>`,
  },
]

/** All variants of the product list. */
const productListPage: Page = {
  path: '/blocks/product-list',
  blocks: ['product-list', 'quick-view'],
  title: 'Product list',
  description: 'The product list block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Product list', 'Products in a grid, in rows, or large.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [productListPage]
