import { translatable } from '../../src/locale/core/translatable'

/** Texts of the block besides those of products and carts in general. */
export const MESSAGES = translatable('product', {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  addedShort: 'Added!',
  added: (title: string): string => `${title} is in your cart.`,
  addedUntitled: 'The item is in your cart.',
  viewCart: 'View cart',
  quantity: 'Quantity:',
})
