/** A product with everything that a quick view shows. */
export const JUG = {
  itemId: 'jug',
  title: 'Jug',
  productType: 'PHYSICAL',
  currency: 'USD',
  images: [{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A jug', dimensions: '40x30' }],
  variantAttributeNames: ['Glaze'],
  variants: ['Sand', 'Ink'].map((value, at) => ({
    sku: `JUG-${value}`,
    price: 5000 + at * 100,
    qtyInStock: at + 2,
    optionValues: [{ optionName: 'Glaze', value }],
  })),
}

/** The data that a list passes on. */
export const REQUEST = { itemId: 'jug', title: 'Jug', fullUrl: '/shop/p/jug' }
