import { translatable } from '../../src/locale/core/translatable'

/** What the block says beside the messages of every product and every cart. */
export const MESSAGES = translatable('product', {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  addedShort: 'Added!',
  added: (title: string): string => `${title} is in your cart.`,
  addedUntitled: 'It is in your cart.',
  viewCart: 'View cart',
  quantity: 'Quantity:',
})
