import { PRODUCT_MESSAGES } from '../../src/commerce/product.messages'

/** What a list of products says; all but the prices' words ours. */
export const MESSAGES = {
  views: 'View',
  grid: 'Grid',
  list: 'List',
  product: 'Large',
  quickView: 'Quick view',
  'sold-out': PRODUCT_MESSAGES.soldOut,
  sale: 'Sale',
} as const
