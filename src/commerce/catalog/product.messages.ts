import { translatable } from '../../locale/core/translatable'

/** What a product says. The price's is the specification's, the others ours. */
export const PRODUCT_MESSAGES = translatable('goods', {
  from: (price: string): string => `from ${price}`,
  /** Read aloud before a sale's two prices, which are told apart by a line through one of them. */
  salePrice: 'Sale price',
  originalPrice: 'Original price',
  soldOut: 'Sold out',
  notMade: 'Not available',
  choose: (option: string): string => `Select ${option}`,
  onlyLeft: (pieces: number): string => `Only ${pieces} left`,
  /** Follows `onlyLeft`, where some of them are the visitor's already. */
  someInCart: (inCart: number): string => `, ${inCart} of them in your cart`,
  allInCart: ', already in your cart',
  mostAtOnce: (pieces: number): string =>
    `You can order ${new Intl.NumberFormat('en').format(pieces)} at most.`,
  quantity: 'Please enter a whole number above 0.',
})
