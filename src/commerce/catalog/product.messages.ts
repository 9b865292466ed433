import { translatable } from '../../locale/core/translatable'

/** The product's messages. The text of the price is specified [PROD-17]; the others are ours. */
export const PRODUCT_MESSAGES = translatable('goods', {
  from: (price: string): string => `from ${price}`,
  /**
   * For screen readers, before the two prices of a sale, which only the line through one of them
   * distinguishes.
   */
  salePrice: 'Sale price',
  originalPrice: 'Original price',
  soldOut: 'Sold out',
  notMade: 'Not available',
  choose: (option: string): string => `Select ${option}`,
  onlyLeft: (pieces: number): string => `Only ${pieces} left`,
  /** Follows `onlyLeft` if some of them are in the visitor's cart. */
  someInCart: (inCart: number): string => `, ${inCart} of them in your cart`,
  allInCart: ', already in your cart',
  mostAtOnce: (pieces: number): string =>
    `You can order ${new Intl.NumberFormat('en').format(pieces)} at most.`,
  quantity: 'Please enter a whole number above 0.',
})
