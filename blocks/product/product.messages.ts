/** What the block says beside the messages of every product and every cart. */
export const MESSAGES = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  addedShort: 'Added!',
  added: (title: string): string => (title ? `${title} is in your cart.` : 'It is in your cart.'),
  viewCart: 'View cart',
  quantity: 'Quantity:',
} as const
