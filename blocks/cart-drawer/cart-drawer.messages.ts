/** What the drawer says around the cart. */
export const MESSAGES = {
  title: 'Cart',
  close: 'Close',
  viewCart: 'View cart',
  goOn: 'Continue Shopping',
} as const
