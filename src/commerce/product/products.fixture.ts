import type { Choice } from './choice.state'
import type { Product, Variant } from './product'

/** A variant, complete. */
export const variant = (more: Partial<Variant> = {}): Variant => ({
  id: '',
  sku: '',
  values: [],
  priceCents: 1000,
  salePriceCents: 0,
  isOnSale: false,
  stock: Number.POSITIVE_INFINITY,
  weight: 0,
  lengths: [],
  ...more,
})

/** A product, complete. */
export const product = (more: Partial<Product> = {}): Product => ({
  id: 'p',
  title: 'Shirt',
  type: 'physical',
  currency: 'USD',
  optionNames: [],
  variants: [variant()],
  subscriptionPlan: undefined,
  ...more,
})

/** Not every size is made in every colour, and one combination is sold out. */
export const SHIRT: Product = product({
  optionNames: ['Size', 'Colour'],
  variants: [
    variant({ sku: 'S-BLUE', values: ['Small', 'Blue'], stock: 3 }),
    variant({ sku: 'S-RED', values: ['Small', 'Red'], stock: 0 }),
    variant({ sku: 'L-BLUE', values: ['Large', 'Blue'] }),
    variant({ sku: 'L-GREEN', values: ['Large', 'Green'], stock: 1 }),
  ],
})

/** Nothing is chosen. */
export const OPEN: Choice = ['', '']
